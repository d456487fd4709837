import FlipbookPicture
import Foundation
import Testing

@testable import FlipbookLottie

@Suite("animations that can't be used")
struct BadInputTests {
  private func message(_ text: String) -> String {
    do {
      _ = try LottieFixture.file(text)
      return "none"
    } catch {
      return "\(error)"
    }
  }

  @Test("a file that is cut is refused at every length")
  func cut() {
    let text = LottieFixture.text(
      layers: LottieFixture.layer(#"{"ty":"el","nm":"é\n","s":{"k":[1e1,-2.5]}}"#))
    let bytes = Array(text.utf8)
    for count in 0..<bytes.count {
      #expect(throws: LottieError.self) {
        try LottieFile(Array(bytes[..<count]), resources: LottieFixture.resources)
      }
    }
  }

  @Test("what lies too deep is refused")
  func deep() {
    let text = String(repeating: "[", count: 100_000)
    #expect(message(text).contains("more than 200 deep"))
  }

  @Test("a precomposition that contains itself is refused with its place")
  func cyclicComps() {
    let layer = #"{"ty":0,"refId":"a","ip":0,"op":60,"st":0,"w":10,"h":10,"ks":{}}"#
    let text = LottieFixture.text(
      layers: layer,
      rest:
        #","assets":[{"id":"a","layers":[\#(layer.replacing("\"a\"", with: "\"b\""))]},{"id":"b","layers":[\#(layer)]}]"#
    )
    #expect(message(text) == "$.assets[1].layers[0].refId: the precomposition \"a\" contains itself")
  }

  @Test("precompositions that multiply are bounded")
  func bomb() {
    var assets: [String] = []
    for level in 0..<10 {
      let child = #"{"ty":0,"refId":"c\#(level + 1)","ip":0,"op":60,"st":0,"w":10,"h":10,"ks":{}}"#
      assets.append(
        #"{"id":"c\#(level)","layers":[\#(Array(repeating: child, count: 10).joined(separator: ","))]}"#)
    }
    assets.append(#"{"id":"c10","layers":[]}"#)
    let text = LottieFixture.text(
      layers: #"{"ty":0,"refId":"c0","ip":0,"op":60,"st":0,"w":10,"h":10,"ks":{}}"#,
      rest: #","assets":[\#(assets.joined(separator: ","))]"#)
    #expect(message(text).contains("more than 200000 layers"))
  }

  @Test("parents that lead back to their child are refused")
  func cyclicParents() {
    let text = LottieFixture.text(
      layers: #"{"ty":3,"nm":"A","ind":1,"parent":2,"ks":{}},{"ty":3,"nm":"B","ind":2,"parent":1,"ks":{}}"#)
    #expect(message(text) == "$.layers[0].parent: the parents of the layer \"A\" lead back to it")
  }

  @Test("mattes that lead back to their layer draw nothing")
  func cyclicMattes() throws {
    let shapes = #"{"ty":"el","s":{"k":[9,9]},"p":{"k":[0,0]}},{"ty":"fl","c":{"k":[0,0,0]},"o":{"k":100}}"#
    let text = LottieFixture.text(
      layers: LottieFixture.layer(shapes, #","tt":1,"tp":2"#) + ","
        + LottieFixture.layer(shapes, #","tt":1,"tp":1"#).replacing("\"ind\":1", with: "\"ind\":2"))
    #expect(try LottieFixture.items(text, at: 0).isEmpty)
  }

  @Test(
    "numbers that are none take their defaults", arguments: ["NaN", "1e999", "null", "\"x\"", "{}", "[]"])
  func nonsense(value: String) throws {
    let text = LottieFixture.text(
      layers: LottieFixture.layer(
        #"{"ty":"el","s":{"k":[10,\#(value)]},"p":{"k":\#(value)}},{"ty":"fl","c":{"k":[0,0,0]},"o":{"k":\#(value)}}"#
      ))
    for item in try LottieFixture.items(text, at: 3) {
      #expect(item.transform.isFinite && item.opacity.isFinite)
    }
  }

  @Test("a range that ends before it starts, and sizes that are none, are refused with their place")
  func ranges() {
    #expect(message(#"{"fr":30,"ip":5,"op":5,"w":9,"h":9,"layers":[]}"#).hasPrefix("$.op: "))
    #expect(message(#"{"fr":30,"ip":0,"op":5,"w":0,"h":9,"layers":[]}"#).hasPrefix("$.w: "))
    #expect(message(#"{"fr":0,"ip":0,"op":5,"w":9,"h":9,"layers":[]}"#).hasPrefix("$.fr: "))
    #expect(message(#"{"ip":0,"op":5,"w":9,"h":9,"layers":[]}"#).hasPrefix("$.fr: "))
  }

  @Test("what is missing or not supported is reported with its place and layer")
  func reports() throws {
    let text = LottieFixture.text(
      layers: #"{"ty":2,"nm":"Photo","refId":"x","ks":{}},{"ty":15,"nm":"Footage","ks":{}},"#
        + LottieFixture.layer(#"{"ty":"xx"}"#, #","ef":[{"ty":30,"nm":"Twirl","ef":[]}]"#))
    let issues = try LottieFixture.file(text).issues
    #expect(issues.map(\.code) == ["lottie.asset", "lottie.layer", "lottie.effect", "lottie.shape"])
    #expect(issues[2].place == #"$.layers[2].ef[0] (layer "Shape")"#)
    #expect(issues[3].place == #"$.layers[2].shapes[0] (layer "Shape")"#)
  }

  @Test("a damaged container is refused")
  func container() {
    let bytes: [UInt8] = [0x50, 0x4b, 3, 4] + Array(repeating: 7, count: 100)
    #expect(throws: LottieError.self) { try LottieFile(bytes, resources: LottieFixture.resources) }
  }
}
