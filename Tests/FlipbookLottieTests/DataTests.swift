import FlipbookPicture
import Foundation
import Testing

@testable import FlipbookLottie

struct DataTests {
  private let source = LottieFixture.text(
    layers: #"""
      {"ty":4,"nm":"Button","ind":1,"ip":0,"op":60,"st":0,"ks":{"p":{"k":[50,50]}},"shapes":[{"ty":"gr","nm":"Group 1","it":[
        {"ty":"rc","nm":"Rect","p":{"k":[0,0]},"s":{"k":[10,10]},"r":{"k":0}},
        {"ty":"fl","nm":"Fill 1","c":{"k":[1,0,0,1]},"o":{"k":100}}]}]},
      {"ty":4,"nm":"Dot","ind":2,"ip":0,"op":60,"st":0,"ks":{},"shapes":[
        {"ty":"el","p":{"k":[0,0]},"s":{"k":[10,10]}},{"ty":"fl","nm":"Fill 1","c":{"sid":"accent","k":[0,1,0,1]},"o":{"k":100}}]},
      {"ty":5,"nm":"Name","ind":3,"ip":0,"op":60,"st":0,"ks":{},"t":{"d":{"k":[{"t":0,"s":{"t":"Nobody","f":"F","s":10,"lh":12,"fc":[0,0,0]}}]},"a":[]}}
      """#,
    rest:
      #","markers":[{"tm":10,"cm":"in","dr":20},{"tm":40,"cm":"out","dr":0}],"slots":{"accent":{"p":{"a":0,"k":[0,0,1,1]}}}"#
  )

  private func colors(_ change: (inout LottieData) -> Void) throws -> ([String], [String]) {
    var data = LottieData()
    change(&data)
    let file = try LottieFile(Array(source.utf8), data: data, resources: LottieFixture.resources)
    let items = file.items(at: 0, transform: .identity, canvas: CGRect(x: 0, y: 0, width: 100, height: 100))
    let colors = items.compactMap { item -> String? in
      guard case .fill(_, .color(let color), _) = item.content else { return nil }
      return "\(Int(color.red * 255)) \(Int(color.green * 255)) \(Int(color.blue * 255))"
    }
    return (colors, file.issues.filter { $0.code == "lottie.data" }.map(\.message))
  }

  @Test("Colors are replaced by the path of their fill, of their layer, or by a slot")
  func replaced() throws {
    #expect(try colors { _ in }.0 == ["0 0 255", "255 0 0"])
    for path in [
      "Button.Fill", "Button.Fill 1", "Button.Group 1.Fill 1.Color", "Button.**.Color",
      "Button.*.Fill 1.Color",
      "Button.Color",
    ] {
      let (found, issues) = try colors {
        $0.colors = [LottieData.Entry(path: path, content: [0, 1, 1, 1])]
      }
      #expect(found == ["0 0 255", "0 255 255"], "\(path)")
      #expect(issues.isEmpty, "\(path): \(issues)")
    }
    #expect(
      try colors { $0.slots = [LottieData.Entry(path: "accent", content: .numbers([1, 1, 0, 1]))] }.0
        == ["255 255 0", "255 0 0"])
    #expect(
      try colors { $0.named = [LottieData.Entry(path: "accent", content: .numbers([1, 1, 0, 1]))] }.0
        == ["255 255 0", "255 0 0"])
    #expect(
      try colors { $0.values = [LottieData.Entry(path: "**.Fill 1.Opacity", content: .numbers([0]))] }.0 == []
    )
  }

  @Test("A property that transforms have is that of the part named before it alone")
  func transforms() {
    let layer = [["Card"], ["Transform"], ["Opacity", "ADBE Opacity"]]
    let group = [["Card"], ["Group 1"], ["Transform"], ["Opacity", "ADBE Opacity"]]
    let fill = [["Card"], ["Group 1"], ["Fill 1", "Fill"], ["Opacity"]]
    let cases: [(String, [Bool])] = [
      ("Card.Opacity", [true, false, false]), ("Card.Transform.Opacity", [true, false, false]),
      ("Card.Group 1.Opacity", [false, true, false]),
      ("Card.Group 1.Transform.Opacity", [false, true, false]),
      ("Card.Fill.Opacity", [false, false, true]), ("Card.**.Opacity", [true, true, true]),
    ]
    for (text, expected) in cases {
      let path = LottieKeyPath(text)
      #expect([layer, group, fill].map { path.matches($0, outer: []) } == expected, "\(text)")
    }
    // One name before may be left out where a composition holds the layer.
    #expect(LottieKeyPath("Scene.Card.Opacity").matches(layer, outer: ["Scene"]))
  }

  @Test("The stops of a gradient are replaced, and their number with them")
  func stops() throws {
    let source = LottieFixture.text(
      layers: LottieFixture.layer(
        #"""
        {"ty":"el","p":{"k":[0,0]},"s":{"k":[10,10]}},{"ty":"gf","nm":"Glow","t":1,"s":{"k":[0,0]},"e":{"k":[10,0]},"o":{"k":100},
         "g":{"p":3,"k":{"k":[0,1,0,0,0.5,0,1,0,1,0,0,1]}}}
        """#))
    func ramp(_ value: LottieData.Value?, at frame: Double = 0) throws -> [(Double, RGBA)] {
      var data = LottieData()
      data.values = value.map { [LottieData.Entry(path: "**.Glow.Colors", content: $0)] } ?? []
      let file = try LottieFile(Array(source.utf8), data: data, resources: LottieFixture.resources)
      #expect(file.issues.isEmpty)
      let items = file.items(
        at: frame, transform: .identity, canvas: CGRect(x: 0, y: 0, width: 100, height: 100))
      guard case .fill(_, .gradient(let paint), _) = items.first?.content else { return [] }
      return paint.ramp.stops.map { ($0.location, $0.color) }
    }
    #expect(try ramp(nil).count == 3)
    // As many colors as the list holds, where it says no number.
    let two = try ramp(.numbers([0, 1, 1, 1, 0.5, 0, 0, 0]))
    #expect(two.map(\.0) == [0, 0.5] && two.first?.1 == .white)
    // Two colors with opacities have as many numbers as three without.
    let faint = [0, 1, 1, 1, 1, 0, 0, 0, 0, 0.5, 1, 1.0]
    let mixed = try ramp(.stops([LottieData.Frame(frame: 0, numbers: faint)], count: 2))
    #expect(mixed.first?.1.opacity == 0.5 && mixed.last?.1 == .black)
    let colors = [
      LottieData.Frame(frame: 0, numbers: [0, 1, 1, 1, 1, 1, 1, 1]),
      LottieData.Frame(frame: 10, numbers: [0, 0, 0, 0, 1, 1, 1, 1]),
    ]
    #expect(try ramp(.stops(colors, count: 2), at: 5).first.map { abs($0.1.red - 0.5) < 1e-6 } == true)
  }

  @Test("Data without a place in the file is reported, with a name that is near")
  func unused() throws {
    #expect(
      try colors { $0.texts = [LottieData.Entry(path: "Nane", content: "x")] }.1
        == ["There is no text layer \"Nane\" for the text. Did you mean \"Name\"?"])
    #expect(try colors { $0.texts = [LottieData.Entry(path: "Name", content: "x")] }.1 == [])
    #expect(
      try colors { $0.colors = [LottieData.Entry(path: "Button.Stroke", content: [0, 0, 0, 1])] }.1.count == 1
    )
    let wrong = try colors { $0.slots = [LottieData.Entry(path: "acent", content: .numbers([1]))] }.1
    #expect(
      wrong
        == ["There is no slot \"acent\" for the slot. Did you mean \"accent\"?"])
  }

  @Test("A marker is the range that it names; one without a length goes on to the next or the end")
  func markers() throws {
    func range(_ name: String) throws -> [Double] {
      var data = LottieData()
      data.marker = name
      let file = try LottieFile(Array(source.utf8), data: data, resources: LottieFixture.resources)
      return [file.inPoint, file.outPoint]
    }
    #expect(try range("in") == [10, 30])
    #expect(try range("out") == [40, 60])
    #expect(throws: LottieError.self) { try range("ni") }
  }

  @Test("The contents of a file are listed with their key paths")
  func contents() throws {
    let items = try LottieContents(Array(source.utf8)).items.map { "\($0.kind) \($0.name): \($0.detail)" }
    #expect(
      items == [
        "marker in: frame 10 for 20", "marker out: frame 40", "slot accent: 0 0 1 1", "text Name: \"Nobody\"",
        "color Button.Group 1.Fill 1.Color: 1 0 0 1", "color Dot.Fill 1.Color: slot accent",
      ])
  }

  @Test("Themes give slots colors, numbers over time and gradients")
  func themes() throws {
    let text = #"""
      {"rules":[{"id":"a","type":"Color","value":[1,0,0]},
        {"id":"b","type":"Scalar","keyframes":[{"frame":0,"value":1},{"frame":10,"value":5,"hold":true}]},
        {"id":"c","type":"Gradient","value":[{"color":[1,0,0,1],"offset":0},{"color":[0,0,1,1],"offset":1}]},
        {"id":"d","type":"Color","value":[0,0,0],"animations":["other"]}]}
      """#
    let slots = try LottieTheme.slots(Array(text.utf8), animation: "mine")
    #expect(slots["a"]?["k"]?.numbers == [1, 0, 0])
    #expect(slots["b"]?["k"]?.array?.last?["s"]?.numbers == [5])
    #expect(slots["c"]?["p"]?.number == 2)
    #expect(slots["c"]?["k"]?["k"]?.numbers == [0, 1, 0, 0, 1, 0, 0, 1, 0, 1, 1, 1])
    #expect(slots["d"] == nil)
  }
}
