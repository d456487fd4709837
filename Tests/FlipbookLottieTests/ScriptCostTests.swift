import Foundation
import Testing

@testable import FlipbookLottie

/// Scripts that do much with few steps.
@Suite("what a script asks of the animation counts as steps")
struct ScriptCostTests {
  /// The reports of an animation of many layers, the first of which has a script.
  private func reports(_ script: String, layers: Int = 0, shapes: String = "") throws -> [String] {
    let others = (0..<layers).map { #",{"ty":3,"nm":"L\#($0)","ind":\#($0 + 10),"ks":{}}"# }.joined()
    let first =
      #"{"ty":4,"nm":"A","ind":1,"ip":0,"op":60,"ks":{"r":{"k":0,"x":"\#(script)"}},"shapes":[\#(shapes)]}"#
    return try LottieFixture.file(LottieFixture.text(layers: first + others)).issues.map(\.message)
  }

  @Test("layers are found by name among many")
  func layers() throws {
    let script = "for (var i = 0; i < 9000; i++) { thisComp.layer('l 7999'); } 5"
    #expect(try reports(script, layers: 8_000).isEmpty)
  }

  @Test("a layer's size in a loop is paid for")
  func sizes() throws {
    let star =
      #"{"ty":"sr","sy":2,"pt":{"k":9000},"or":{"k":40},"os":{"k":1},"r":{"k":0},"p":{"k":[0,0]}},{"ty":"fl","c":{"k":[0,0,0]},"o":{"k":100}}"#
    let once = "thisLayer.sourceRectAtTime(0, false).width"
    #expect(try reports(once, shapes: star).isEmpty)
    let often = "for (var i = 0; i < 5000; i++) { thisLayer.sourceRectAtTime(0, false); } 1"
    #expect(try reports(often, shapes: star).first?.contains("steps") == true)
  }

  @Test(
    "texts that are put together end at the longest",
    arguments: [
      "var s = 'x'.repeat(90000); var a = []; for (var i = 0; i < 300; i++) { a.push(s); } a.join(',')",
      "var s = 'x'.repeat(90000); var a = []; for (var i = 0; i < 300; i++) { a.push(s); } '' + a",
      "var s = 'x'.repeat(90000); var a = []; for (var i = 0; i < 300; i++) { a.push(s); } s.concat(...a)",
    ])
  func texts(script: String) throws {
    #expect(try reports(script).first?.contains("longer than") == true)
  }

  @Test("lists say nothing for what is missing in them")
  func joins() throws {
    #expect(try reports("Number([1, null, 2].join('') + [undefined].join(',') + '5')").isEmpty)
  }

  @Test("many variables are found as fast as few")
  func variables() throws {
    let names = (0..<3_000).map { "var v\($0) = \($0);" }.joined()
    #expect(try reports(names + "for (var i = 0; i < 20000; i++) { v2999; } v2999").isEmpty)
  }
}
