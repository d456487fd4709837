import FlipbookPicture
import FlipbookRaster
import Foundation
import Testing

@testable import FlipbookLottie

@Suite("masks take the plainest way that gives the same picture")
struct MaskTests {
  /// A solid seen through square masks: mode and place of each.
  private func items(_ masks: [(mode: String, at: Int)]) throws -> [DisplayItem] {
    let color = "#ff0000"
    let list = masks.map { mode, at in
      let (low, high) = (at, at + 30)
      let corners = "[\(low),\(low)],[\(high),\(low)],[\(high),\(high)],[\(low),\(high)]"
      let still = "[0,0],[0,0],[0,0],[0,0]"
      return
        #"{"mode":"\#(mode)","pt":{"k":{"c":true,"v":[\#(corners)],"i":[\#(still)],"o":[\#(still)]}},"o":{"k":100}}"#
    }
    return try LottieFixture.items(
      LottieFixture.text(
        layers:
          #"{"ty":1,"sc":"\#(color)","sw":100,"sh":100,"ip":0,"op":60,"ks":{},"masksProperties":[\#(list.joined(separator: ","))]}"#
      ), at: 0)
  }

  private func pixels(_ items: [DisplayItem]) throws -> Bitmap {
    let canvas = try RasterCanvas(width: 100, height: 100)
    canvas.paint(DisplayList(size: CGSize(width: 100, height: 100), background: .white, items: items))
    return canvas.makeBitmap()
  }

  private func red(_ picture: Bitmap, _ x: Int) -> Bool { picture.pixels[x * 100 + x] == 0xffff_0000 }

  @Test("the first mask lies on nothing, or on everything", arguments: [("l", "a"), ("f", "a"), ("d", "i")])
  func first(mode: String, plain: String) throws {
    let own = try items([(mode, 20)])
    #expect(try own == items([(plain, 20)]))
    let picture = try pixels(own)
    #expect(red(picture, 30) && !red(picture, 10) && !red(picture, 60))
  }

  @Test("masks that lie apart add up", arguments: ["l", "f"])
  func apart(mode: String) throws {
    #expect(try items([("a", 5), (mode, 60)]) == items([("a", 5), ("a", 60)]))
    #expect(try items([("a", 5), (mode, 60)]) != items([("a", 5), (mode, 20)]))
  }

  @Test("masks that overlap, or may share a pixel, are put together by their modes")
  func overlapping() throws {
    let both = try pixels(items([("a", 20), ("f", 35)]))
    #expect(red(both, 25) && !red(both, 40) && red(both, 60))
    #expect(try items([("a", 20), ("f", 52)]) != items([("a", 20), ("a", 52)]))
    // What a subtraction leaves is everything else.
    let rest = try pixels(items([("s", 20), ("f", 60)]))
    #expect(red(rest, 10) && !red(rest, 30) && !red(rest, 70))
  }

  @Test("a stroke along a mask lies on the layer, is alone, or reveals it", arguments: [1, 2, 3])
  func stroke(style: Int) throws {
    func value(_ number: Double) -> String { #"{"ty":0,"v":{"k":\#(number)}}"# }
    let still = "[0,0],[0,0]"
    let numbers: [Double] = [1, 0, 0, 0, 10, 1, 1, 0, 100, 15, Double(style)]
    let parameters = numbers.enumerated().map {
      $0 == 3 ? #"{"ty":2,"v":{"k":[0,0,1]}}"# : value($1)
    }
    let items = try LottieFixture.items(
      LottieFixture.text(
        layers: #"""
          {"ty":1,"sc":"#ff0000","sw":100,"sh":100,"ip":0,"op":60,"ks":{},"masksProperties":[
            {"mode":"n","pt":{"k":{"c":false,"v":[[0,50],[100,50]],"i":[\#(still)],"o":[\#(still)]}},"o":{"k":100}}],
          "ef":[{"ty":22,"nm":"Stroke","ef":[\#(parameters.joined(separator: ","))]}]}
          """#), at: 0)
    let picture = try pixels(items)
    let (on, beside) = (picture.pixels[50 * 100 + 50], picture.pixels[10 * 100 + 50])
    #expect(on == (style == 3 ? 0xffff_0000 : 0xff00_00ff))
    #expect(beside == (style == 1 ? 0xffff_0000 : 0xffff_ffff))
  }
}
