import FlipbookPicture
import Foundation
import Testing

@testable import FlipbookLottie

struct ExpressionTests {
  /// A square of 10 × 10 points whose position has an expression, and a null with controls.
  private func file(_ script: String, keys: String = #""a":0,"k":[10,20]"#, other: String = "") -> String {
    let escaped = script.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(
      of: "\"", with: "\\\""
    )
    .replacingOccurrences(of: "\n", with: "\\n")
    return LottieFixture.text(
      layers: #"""
        {"ty":4,"nm":"Box","ind":1,"parent":3,"ip":0,"op":60,"st":0,
          "ks":{"p":{\#(keys),"x":"\#(escaped)"}},
          "ef":[{"ty":5,"nm":"Amount","mn":"ADBE Slider Control","ix":1,"ef":[
            {"ty":0,"nm":"Slider","mn":"ADBE Slider Control-0001","ix":1,"v":{"a":0,"k":7,"ix":1}}]}],
          "shapes":[{"ty":"gr","nm":"Group","it":[
            {"ty":"rc","nm":"Rect","ix":1,"p":{"k":[5,5]},"s":{"k":[10,10],"ix":2},"r":{"k":0}},
            {"ty":"fl","nm":"Paint","c":{"k":[1,0,0,1],"ix":4},"o":{"k":100}}]}]},
        {"ty":3,"nm":"Control","ind":2,"ip":0,"op":60,"st":0,"ks":{"p":{"a":1,"k":[
          {"t":0,"s":[0,0],"i":{"x":1,"y":1},"o":{"x":0,"y":0}},{"t":30,"s":[30,60]}]},"r":{"k":45}}},
        {"ty":3,"nm":"Base","ind":3,"ip":0,"op":60,"st":0,"ks":{}}\#(other)
        """#)
  }

  private func place(_ script: String, at frame: Double = 15, keys: String = #""a":0,"k":[10,20]"#) throws
    -> [Double]
  {
    let items = try LottieFixture.items(file(script, keys: keys), at: frame)
    let bounds = try #require(items.first?.bounds)
    return [bounds.minX, bounds.minY].map { ($0 * 1e6).rounded() / 1e6 }
  }

  private let moving =
    #""a":1,"k":[{"t":0,"s":[0,0],"i":{"x":1,"y":1},"o":{"x":0,"y":0}},{"t":10,"s":[10,20]}]"#

  @Test(
    "Values, controls, layers and times are reached by name",
    arguments: [
      ("value", [10.0, 20.0]), ("[value[0] + 1, value[1]]", [11, 20]), ("$bm_sum(value, [5, 5])", [15, 25]),
      ("[effect('Amount')('Slider'), 0]", [7, 0]),
      ("[effect('Amount')('ADBE Slider Control-0001') * 2, 1]", [14, 1]),
      ("thisComp.layer('Control').transform.position", [15, 30]), ("thisComp.layer(2).position", [15, 30]),
      ("[thisComp.layer('Control').rotation, 0]", [45, 0]),
      ("[time * 30, thisComp.frameDuration * 30]", [15, 1]),
      ("thisComp.layer('Control').position.valueAtTime(0.1)", [3, 6]),
      ("[index, thisComp.numLayers]", [1, 3]),
      ("[thisLayer.hasParent ? 1 : 0, parent.name.length]", [1, 4]),
      ("[thisComp.width, thisComp.height]", [100, 100]),
      ("content('Group').content('Rect').size", [10, 10]), ("thisLayer(2)('Group')(2)('Rect')(2)", [10, 10]),
      ("thisComp.layer('Control').toComp([1, 0])", [15.707107, 30.707107]),
      ("[thisProperty.propertyIndex, thisProperty.propertyGroup(2).index]", [2, 1]),
      ("var p = thisComp.layer('Control').position; [p.key(2).time * 30, p.numKeys]", [30, 2]),
      ("[thisComp.layer('Control').position.velocity[0], 0]", [30, 0]),
      ("seedRandom(1, true); [0, 5]", [0, 5]),
      ("var c = thisComp.layer('Control'); [c.position.nearestKey(0.9).index, c.index]", [2, 2]),
    ])
  func names(_ script: String, _ expected: [Double]) throws { #expect(try place(script) == expected) }

  @Test("Loops repeat, go back, add up and go on, by keyframes and by time")
  func loops() throws {
    #expect(try place("loopOut('cycle'); loopOut()", at: 15, keys: moving) == [5, 10])
    #expect(try place("var a = loopOut('pingpong'); a", at: 12, keys: moving) == [8, 16])
    #expect(try place("var a = loopOut('offset'); a", at: 12, keys: moving) == [12, 24])
    #expect(try place("var a = loopOut('continue'); a", at: 12, keys: moving) == [12, 24])
    #expect(try place("var a = loopOutDuration('cycle', 5 / 30); a", at: 12, keys: moving) == [7, 14])
  }

  @Test("A wiggle stays within its amplitude, moves, and is the same each time")
  func wiggle() throws {
    let places = try (0..<60).map { try place("wiggle(3, 8)", at: Double($0)) }
    #expect(places.allSatisfy { abs($0[0] - 10) <= 8 && abs($0[1] - 20) <= 8 })
    #expect(Set(places.map { $0[0] }).count > 50)
    #expect(places[17] == (try place("wiggle(3, 8)", at: 17)))
    let steps = zip(places, places.dropFirst()).map { abs($0[0] - $1[0]) }
    #expect(steps.allSatisfy { $0 < 5 })
    #expect(try place("[random(), 0]", at: 3) == (try place("[random(), 0]", at: 3)))
    #expect(try place("[random(), 0]", at: 3) != (try place("[random(), 0]", at: 4)))
  }

  @Test("Paths of compositions that no layer shows are read past without a report")
  func unused() throws {
    let path = #"{"v":[[0,0],[1,0]],"i":[[0,0],[0,0]],"o":[[0,0],[0,0]]}"#
    let hidden = #"""
      ],"assets":[{"id":"unused","layers":[{"ty":4,"nm":"Rest","ind":1,"ip":0,"op":60,"st":0,"ks":{},"shapes":[
        {"ty":"sh","ks":{"k":\#(path)}},{"ty":"sh","ks":{"k":[{"t":0,"s":[\#(path)]},{"t":9,"s":[\#(path)]}]}}]}]}
      """#
    let text = file("value * 2")
    let end = try #require(text.lastIndex(of: "]"))
    let whole = text[..<end] + hidden + "]}"
    #expect(try LottieFixture.file(String(whole)).issues.isEmpty)
  }

  @Test("What fails is reported with its place, and the value without the expression is used")
  func failures() throws {
    for (script, word) in [
      ("missing + 1", "missing"), ("while (true) {}", "steps"), ("'text'", "list of numbers"), ("(", "value"),
      ("thisComp.layer('Nobody').position", "Nobody"), ("[1 / 0, 0]", "list of numbers"), ("/x/", "regular"),
    ] {
      let source = file(script)
      let issues = try LottieFixture.file(source).issues
      #expect(issues.count == 1, "\(script): \(issues)")
      #expect(issues.first?.message.contains(word) == true, "\(issues)")
      #expect(issues.first?.place == "$.layers[0].ks.p (layer \"Box\")")
      #expect(try place(script) == [10, 20])
    }
  }

  @Test("Expressions that lead to each other end, with the value of the one that is asked first")
  func cycles() throws {
    let other = #"""
      ,{"ty":3,"nm":"Echo","ind":4,"ip":0,"op":60,"st":0,"ks":{"p":{"k":[1,2],"x":"thisComp.layer('Box').position"}}}
      """#
    let source = file("thisComp.layer('Echo').position", other: other)
    let bounds = try #require(try LottieFixture.items(source, at: 0).first?.bounds)
    // The layer at the back is drawn first.
    #expect(bounds.origin == CGPoint(x: 1, y: 2))
  }

  @Test("A text is made by an expression")
  func text() throws {
    let layer = #"""
      {"ty":5,"nm":"Count","ind":1,"ip":0,"op":60,"st":0,"ks":{},"t":{"d":{"x":"Math.floor(time * 30) + ' s'",
        "k":[{"t":0,"s":{"t":"old","f":"F","s":10,"lh":12,"fc":[0,0,0]}}]},"a":[]}}
      """#
    #expect(try LottieFixture.file(LottieFixture.text(layers: layer)).issues.isEmpty)
  }
}
