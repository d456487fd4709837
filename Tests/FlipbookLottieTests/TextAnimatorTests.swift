import FlipbookPicture
import Foundation
import Testing

@testable import FlipbookLottie

struct TextAnimatorTests {
  /// Two letters that are squares of 10 × 10 points, with an animator.
  private func text(
    _ animators: String, more: String = "", document: String = "ab", layer: String = "", place: Int = 50
  ) -> String {
    let glyph =
      #"{"fFamily":"F","style":"R","size":100,"w":100,"data":{"shapes":[{"ty":"gr","it":[{"ty":"sh","ks":{"k":{"c":true,"v":[[0,-100],[100,-100],[100,0],[0,0]],"i":[[0,0],[0,0],[0,0],[0,0]],"o":[[0,0],[0,0],[0,0],[0,0]]}}}]}]}"#
    let glyphs = ["a", "b"].map { glyph + #","ch":"\#($0)"}"# }.joined(separator: ",")
    let layer = #"""
      {"ty":5,"nm":"Title","ind":1,"ip":0,"op":60,"st":0,"ks":{"p":{"k":[\#(place),\#(place)]}}\#(layer),"t":{
        "d":{"k":[{"t":0,"s":{"t":"\#(document)","f":"F-R","s":10,"j":0,"tr":0,"lh":12,"fc":[0,0,0]}}]},
        "a":[\#(animators)]\#(more)}}
      """#
    return LottieFixture.text(
      layers: layer,
      rest:
        #","chars":[\#(glyphs)],"fonts":{"list":[{"fName":"F-R","fFamily":"F","fStyle":"R","ascent":75}]}"#)
  }

  private func bounds(_ text: String, at frame: Double = 0) throws -> [CGRect] {
    try LottieFixture.items(text, at: frame).map { item in
      let rect = item.bounds
      return CGRect(
        x: rect.minX.rounded(), y: rect.minY.rounded(), width: rect.width.rounded(),
        height: rect.height.rounded())
    }
  }

  private func codes(_ animators: String) throws -> [String] {
    try LottieFixture.file(text(animators)).issues.map(\.code)
  }

  @Test("A range of characters with anchors of their own is supported")
  func plain() throws {
    #expect(try codes(#"{"s":{"b":1,"s":{"k":0},"e":{"k":50},"sm":{"k":100}},"a":{"o":{"k":0}}}"#) == [])
  }

  @Test("A smoothness of less than 100 % lets a letter change in the middle part of its width alone")
  func smoothness() throws {
    // 60 % of the second of four letters lie in the range.
    func opacity(_ smoothness: Int) throws -> Float? {
      let animator =
        #"{"s":{"b":1,"s":{"k":0},"e":{"k":40},"sm":{"k":\#(smoothness)}},"a":{"o":{"k":0}}}"#
      let items = try LottieFixture.items(text(animator, document: "abab"), at: 0)
      return items.first.map { Float($0.opacity) }
    }
    #expect(try opacity(100).map { abs($0 - 0.4) < 1e-6 } == true)
    // From 0.25 to 0.75: 0.6 is 70 % of the way.
    #expect(try opacity(50).map { abs($0 - 0.3) < 1e-6 } == true)
    // At once in the middle: the second letter is gone, the third is whole.
    #expect(try opacity(0) == 1)
  }

  @Test("Tracking is in points and lies before each letter but the first of a line")
  func tracking() throws {
    let all = #"{"s":{"b":1},"a":{"t":{"k":7}}}"#
    #expect(try bounds(text(all, document: "abb")).map(\.minX) == [50, 67, 84])
    // The second of two letters alone.
    let second = #"{"s":{"b":1,"s":{"k":50},"e":{"k":100}},"a":{"t":{"k":7}}}"#
    #expect(try bounds(text(second)).map(\.minX) == [50, 67])
    let first = #"{"s":{"b":1,"s":{"k":0},"e":{"k":50}},"a":{"t":{"k":7}}}"#
    #expect(try bounds(text(first)).map(\.minX) == [50, 60])
  }

  @Test("Selectors by expressions are reported")
  func reported() throws {
    #expect(
      try codes(#"{"s":{"b":1,"t":1,"s":{"k":0},"e":{"k":50}},"a":{"o":{"k":0}}}"#) == [
        "lottie.text-selector"
      ])
  }

  @Test("Letters grow about the middle of their group, moved by the alignment")
  func anchors() throws {
    let twice = #"{"s":{"b":1},"a":{"s":{"k":[200,200]}}}"#
    // Each letter about the middle of its own baseline.
    let single = try bounds(text(twice))
    #expect(
      single == [
        CGRect(x: 45, y: 30, width: 20, height: 20), CGRect(x: 55, y: 30, width: 20, height: 20),
      ])
    // Both about the middle of the word.
    let word = try bounds(text(twice, more: #","m":{"g":2,"a":{"k":[0,0]}}"#))
    #expect(
      word == [
        CGRect(x: 40, y: 30, width: 20, height: 20), CGRect(x: 60, y: 30, width: 20, height: 20),
      ])
    // About the right end of the word: 100 % of half of its width.
    let right = try bounds(text(twice, more: #","m":{"g":2,"a":{"k":[100,0]}}"#)).first
    #expect(
      right
        == CGRect(x: 30, y: 30, width: 20, height: 20))
  }

  @Test("A later animator brings letters back that an earlier one hides")
  func opacity() throws {
    let hidden = #"{"s":{"b":1},"a":{"o":{"k":0}}}"#
    #expect(try bounds(text(hidden)).isEmpty)
    let back = #"{"s":{"b":1,"a":{"k":50}},"a":{"o":{"k":100}}}"#
    let items = try LottieFixture.items(text(hidden + "," + back), at: 0)
    #expect(items.map(\.opacity) == [0.5, 0.5])
  }

  @Test("A random order is a permutation, and the same each time")
  func random() throws {
    let moved = #"{"s":{"b":1,"rn":1,"s":{"k":0},"e":{"k":50}},"a":{"p":{"k":[0,30]}}}"#
    let first = try bounds(text(moved, document: "abab"))
    #expect(first == (try bounds(text(moved, document: "abab"))))
    #expect(first.filter { $0.minY > 50 }.count == 2)
  }

  @Test("Text follows a mask, with its first margin and its letters turned")
  func path() throws {
    let mask =
      #","masksProperties":[{"mode":"n","pt":{"k":{"c":false,"v":[[50,0],[50,100]],"i":[[0,0],[0,0]],"o":[[0,0],[0,0]]}}}]"#
    let along = text(
      "", more: #","p":{"m":0,"f":{"k":20},"l":{"k":0},"p":{"k":1},"a":{"k":0}}"#, layer: mask, place: 0)
    // Down the path: letters stand to the right of it, 10 points each from 20 on.
    #expect(
      try bounds(along).prefix(2) == [
        CGRect(x: 50, y: 20, width: 10, height: 10), CGRect(x: 50, y: 30, width: 10, height: 10),
      ])
  }
}
