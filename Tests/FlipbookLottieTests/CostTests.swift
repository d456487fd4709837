import FlipbookDiagnostics
import FlipbookPicture
import Foundation
import Testing

@testable import FlipbookLottie

/// Files that ask for far more work than a picture is worth.
@Suite("the cost of a picture is bounded, and what is left out is reported")
struct CostTests {
  private let fill = #"{"ty":"fl","c":{"k":[0,0,0]},"o":{"k":100}}"#

  /// The items of a frame, and the codes of what was reported.
  private func picture(_ text: String, at frame: Double = 0) throws -> (items: [DisplayItem], codes: [String])
  {
    let collector = DiagnosticCollector()
    let items = try DiagnosticCollector.$current.withValue(collector) {
      try LottieFixture.items(text, at: frame)
    }
    return (items, collector.diagnostics.map(\.code))
  }

  private func layer(_ shapes: String) -> String {
    LottieFixture.text(layers: LottieFixture.layer(shapes))
  }

  @Test("repeaters of repeaters")
  func repeaters() throws {
    let repeater = #"{"ty":"rp","c":{"k":1000},"o":{"k":0},"tr":{"p":{"k":[1,0]}}}"#
    let ellipse = #"{"ty":"el","s":{"k":[9,9]},"p":{"k":[0,0]}}"#
    let (items, codes) = try picture(
      layer([ellipse, fill, repeater, repeater, repeater].joined(separator: ",")))
    #expect(codes.contains("lottie.cost"))
    #expect(items.count < LottieWork.limit / LottieWork.item)
    // One alone is drawn whole.
    let (few, none) = try picture(layer([ellipse, fill, repeater].joined(separator: ",")))
    #expect(few.count == 1_000)
    #expect(none.isEmpty)
  }

  @Test("mattes in precompositions in mattes")
  func mattes() throws {
    func comp(_ id: String, _ rest: String = "") -> String {
      #"{"ty":0,"refId":"\#(id)","ip":0,"op":60,"st":0,"w":9,"h":9,"ks":{}\#(rest)}"#
    }
    var assets: [String] = []
    for level in 0..<40 {
      let source = comp("c\(level + 1)", #","ind":1,"td":1"#)
      let users = (0..<4).map { _ in
        LottieFixture.layer(#"{"ty":"el","s":{"k":[9,9]}},\#(fill)"#, #","tt":1,"tp":1"#)
      }
      .joined(separator: ",").replacing("\"ind\":1,", with: "\"ind\":2,")
      assets.append(#"{"id":"c\#(level)","layers":[\#(source),\#(users)]}"#)
    }
    let last = LottieFixture.layer(#"{"ty":"el","s":{"k":[9,9]}},\#(fill)"#)
    assets.append(#"{"id":"c40","layers":[\#(last)]}"#)
    let text = LottieFixture.text(layers: comp("c0"), rest: #","assets":[\#(assets.joined(separator: ","))]"#)
    #expect(try picture(text).codes.contains("lottie.cost"))
  }

  @Test(
    "outlines that far points give many edges",
    arguments: [#"{"ty":"op","a":{"k":8},"lj":2}"#, #"{"ty":"op","a":{"k":-1e9},"lj":1}"#])
  func offsets(modifier: String) throws {
    var random = LottieRandom(seed: 3, salt: 0)
    let points = (0..<300).map { _ in "[\(random.next() * 2e9 - 1e9),\(random.next() * 90)]" }
    let path =
      #"{"ty":"sh","ks":{"k":{"c":true,"v":[\#(points.joined(separator: ","))],"i":[\#(points.joined(separator: ","))]}}}"#
    let (items, codes) = try picture(layer("\(path),\(modifier),\(fill)"))
    #expect(codes.contains("lottie.cost"))
    #expect(items.count == 1)
  }

  @Test("gradients of many stops are cut, others are whole")
  func gradients() throws {
    func text(_ count: Int) -> String {
      let stops = (0..<count).map { "\(Double($0) / Double(count)),1,0,0" }.joined(separator: ",")
      return layer(
        #"{"ty":"el","s":{"k":[9,9]}},{"ty":"gf","o":{"k":100},"s":{"k":[0,0]},"e":{"k":[9,0]},"g":{"p":\#(count),"k":{"k":[\#(stops)]}}}"#
      )
    }
    #expect(try picture(text(LottieGradient.stopLimit)).codes.isEmpty)
    #expect(try picture(text(LottieGradient.stopLimit + 1)).codes == ["lottie.cost"])
  }

  @Test("texts of many letters that are shaped one by one")
  func texts() throws {
    let letters = String(repeating: "a ", count: 100_000)
    let text = LottieFixture.text(
      layers:
        #"{"ty":5,"ip":0,"op":60,"ks":{},"t":{"d":{"k":[{"t":0,"s":{"t":"\#(letters)","s":10,"f":"x","fc":[0,0,0],"sz":[50,50]}}]}}}"#
    )
    #expect(try picture(text).codes.contains("lottie.cost"))
  }

  @Test("a parent of each of many layers is found once")
  func parents() throws {
    let count = 20_000
    let layers = (1...count).map {
      #"{"ty":3,"ind":\#($0),"parent":\#($0 + 1),"ks":{}}"#
    }.joined(separator: ",")
    let text = LottieFixture.text(layers: layers + #",{"ty":3,"ind":\#(count + 1),"ks":{}}"#)
    #expect(try picture(text).codes.isEmpty)
  }

  @Test("places that are no numbers have no area that filters work on")
  func wildFilters() {
    let canvas = CGRect(x: 0, y: 0, width: 10, height: 10)
    let far = CGRect(x: -CGFloat.infinity, y: 0, width: .infinity, height: 5)
    let none = CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5)
    let blur = FilterStage(kind: .blur(radius: 1e308, []), transform: CGAffineTransform(scaleX: 1e300, y: 1))
    for bounds in [far, none, .infinite, .null, CGRect(x: 1e308, y: 1e308, width: 1e308, height: 1e308)] {
      let work = FilterWork([blur, blur], of: bounds, canvas: canvas)
      #expect(!work.sum.isNaN)
    }
    let plain = FilterStage(kind: .saturation(0), transform: .identity)
    #expect(FilterWork([plain], of: CGRect(x: 5, y: 5, width: 50, height: 2), canvas: canvas).sum == 10)
  }
}
