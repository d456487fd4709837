import FlipbookPicture
import FlipbookRaster
import Foundation
import Testing

@testable import FlipbookLottie

@Suite("layer styles and effects on colours, by the pixels that they leave")
struct LayerStyleTests {
  private let canvas = CGRect(x: 0, y: 0, width: 100, height: 100)

  /// A square of 40 points in the middle.
  private func layer(_ rest: String, color: String = "[0,0,1]", index: Int = 1) -> String {
    #"{"ty":4,"nm":"S","ind":\#(index),"ip":0,"op":60,"st":0,"ks":{"p":{"k":[50,50]}},"shapes":[{"ty":"rc","p":{"k":[0,0]},"s":{"k":[40,40]},"r":{"k":0}},{"ty":"fl","c":{"k":\#(color)},"o":{"k":100}}]\#(rest)}"#
  }

  /// Red, green, blue and alpha of a pixel, 0…255, not premultiplied.
  private func pixels(_ text: String) throws -> (Int, Int) -> SIMD4<Int> {
    let file = try LottieFixture.file(text)
    #expect(file.issues.isEmpty, "\(file.issues)")
    let items = file.items(at: 0, transform: .identity, canvas: canvas)
    let raster = try RasterCanvas(width: 100, height: 100)
    raster.paint(DisplayList(size: canvas.size, items: items))
    let picture = raster.makeBitmap()
    return { x, y in
      let pixel = picture.pixels[y * 100 + x]
      let alpha = Int(pixel >> 24)
      func part(_ shift: UInt32) -> Int {
        alpha == 0 ? 0 : (Int(pixel >> shift & 255) * 255 + alpha / 2) / alpha
      }
      return SIMD4(part(16), part(8), part(0), alpha)
    }
  }

  private func styled(_ style: String) throws -> (Int, Int) -> SIMD4<Int> {
    try pixels(LottieFixture.text(layers: layer(#","sy":[\#(style)]"#)))
  }

  private func effect(_ effect: String, color: String = "[0,0,1]") throws -> (Int, Int) -> SIMD4<Int> {
    try pixels(LottieFixture.text(layers: layer(#","ef":[\#(effect)]"#, color: color)))
  }

  @Test("a colour overlay colours what is there, by its opacity and mode")
  func colorOverlay() throws {
    let half = try styled(#"{"ty":7,"nm":"o","c":{"k":[1,0,0,1]},"so":{"k":60},"bm":{"k":1}}"#)
    #expect(half(50, 50) == SIMD4(153, 0, 102, 255))
    #expect(half(10, 10) == SIMD4(0, 0, 0, 0))
    // Screen: 1 − (1 − 1)(1 − 0) in red and blue.
    let screen = try styled(#"{"ty":7,"nm":"o","c":{"k":[1,0,0,1]},"so":{"k":100},"bm":{"k":11}}"#)
    #expect(screen(50, 50) == SIMD4(255, 0, 255, 255))
    #expect(screen(10, 10).w == 0)
  }

  @Test("a gradient overlay runs along its angle over what is drawn")
  func gradientOverlay() throws {
    let colors = #""gf":{"p":2,"k":{"k":[0,0,0,0,1,1,1,1]}}"#
    func style(_ angle: Int, _ rest: String = "") -> String {
      #"{"ty":8,"nm":"g",\#(colors),"a":{"k":\#(angle)},"gt":{"k":1},"s":{"k":100},"o":{"k":100}\#(rest)}"#
    }
    // From the left to the right of the square.
    let across = try styled(style(0))
    #expect(abs(across(30, 50).x - 3) <= 3 && abs(across(69, 50).x - 252) <= 3)
    #expect(abs(across(50, 50).x - 129) <= 4)
    // At 90° it runs upwards.
    let up = try styled(style(90))
    #expect(up(50, 69).x < 8 && up(50, 30).x > 247)
    let down = try styled(style(90, #","re":{"k":1}"#))
    #expect(down(50, 69).x > 247 && down(50, 30).x < 8)
    #expect(up(5, 5).w == 0)
  }

  @Test("an inner shadow lies inside, away from the light; glows inside and outside")
  func glows() throws {
    let shade = try styled(
      #"{"ty":2,"nm":"i","c":{"k":[1,0,0,1]},"o":{"k":100},"a":{"k":90},"s":{"k":0},"d":{"k":6},"ch":{"k":0}}"#
    )
    // Light from above: 6 points at the top are in the shadow.
    #expect(shade(50, 33) == SIMD4(255, 0, 0, 255) && shade(50, 40) == SIMD4(0, 0, 255, 255))
    #expect(shade(50, 28).w == 0 && shade(50, 68) == SIMD4(0, 0, 255, 255))
    let outer = try styled(#"{"ty":3,"nm":"o","c":{"k":[1,0,0,1]},"o":{"k":100},"s":{"k":8},"ch":{"k":0}}"#)
    #expect(outer(50, 50) == SIMD4(0, 0, 255, 255))
    // A deviation of half of the size: one of it beyond the edge about 16 % are left.
    #expect(abs(outer(50, 74).w - 36) < 14 && outer(50, 74).x > 250 && outer(50, 5).w == 0)
    let edge = try styled(
      #"{"ty":4,"nm":"n","c":{"k":[1,0,0,1]},"o":{"k":100},"s":{"k":8},"sr":{"k":1},"ch":{"k":0}}"#)
    #expect(abs(edge(50, 30).x - 115) < 20 && edge(50, 50).x < 8 && edge(50, 26).w == 0)
    let center = try styled(
      #"{"ty":4,"nm":"n","c":{"k":[1,0,0,1]},"o":{"k":100},"s":{"k":8},"sr":{"k":2},"ch":{"k":0}}"#)
    #expect(center(50, 50).x > 250 && center(50, 30).x < 160)
    // A choke makes more of it solid.
    let solid = try styled(#"{"ty":3,"nm":"o","c":{"k":[1,0,0,1]},"o":{"k":100},"s":{"k":8},"ch":{"k":80}}"#)
    #expect(solid(50, 74).w > 2 * outer(50, 74).w)
  }

  @Test("styles lie over one another in After Effects' order, and shadows are cast by the layer alone")
  func order() throws {
    let both = try styled(
      #"{"ty":7,"nm":"c","c":{"k":[0,1,0,1]},"so":{"k":100}},{"ty":2,"nm":"i","c":{"k":[1,0,0,1]},"o":{"k":100},"a":{"k":90},"s":{"k":0},"d":{"k":6}}"#
    )
    #expect(both(50, 33) == SIMD4(255, 0, 0, 255) && both(50, 50) == SIMD4(0, 255, 0, 255))
    // A colour over the layer is none over its shadow.
    let shadow = try styled(
      #"{"ty":7,"nm":"c","c":{"k":[0,1,0,1]},"so":{"k":100}},{"ty":1,"nm":"d","c":{"k":[1,0,0,1]},"o":{"k":100},"a":{"k":90},"s":{"k":0},"d":{"k":10}}"#
    )
    #expect(shadow(50, 75) == SIMD4(255, 0, 0, 255) && shadow(50, 50) == SIMD4(0, 255, 0, 255))
  }

  @Test("tritone maps luminance to three colours")
  func tritone() throws {
    func parameters(_ original: Int) -> String {
      #"{"ty":23,"nm":"t","ef":[{"v":{"k":[1,0,0,1]}},{"v":{"k":[0,1,0,1]}},{"v":{"k":[0,0,1,1]}},{"v":{"k":\#(original)}}]}"#
    }
    #expect(try effect(parameters(0), color: "[1,1,1]")(50, 50) == SIMD4(255, 0, 0, 255))
    #expect(try effect(parameters(0), color: "[0,0,0]")(50, 50) == SIMD4(0, 0, 255, 255))
    let grey = try effect(parameters(0), color: "[0.25,0.25,0.25]")(50, 50)
    #expect(abs(grey.y - 128) <= 2 && abs(grey.z - 127) <= 2 && grey.x == 0)
    let mixed = try effect(parameters(50), color: "[1,1,1]")(50, 50)
    #expect(abs(mixed.x - 255) <= 1 && abs(mixed.y - 128) <= 2)
    #expect(try effect(parameters(0))(10, 10).w == 0)
  }

  @Test("levels draw a range to another, with gamma, for all and for each")
  func levels() throws {
    func pro(_ changes: [Int: Double]) -> String {
      let usual = [0.0, 1, 1, 0, 1]
      let values = (0..<36).map { index -> Double in
        if let own = changes[index] { return own }
        return index >= 3
          ? [3, 10, 17, 24, 31].compactMap { first in
            (0..<5).contains(index - first) ? usual[index - first] : nil
          }.first ?? 0 : 0
      }
      return #"{"ty":24,"nm":"l","ef":[\#(values.map { #"{"v":{"k":\#($0)}}"# }.joined(separator: ","))]}"#
    }
    // 0.5 lies a third into 0.25…1.
    let cut = try effect(pro([3: 0.25]), color: "[0.5,0.5,0.5]")(50, 50)
    #expect(abs(cut.x - 85) <= 1 && cut.x == cut.y && cut.y == cut.z)
    // √0.25 is 0.5.
    #expect(abs(try effect(pro([5: 2]), color: "[0.25,0.25,0.25]")(50, 50).x - 127) <= 2)
    let red = try effect(pro([13: 1, 14: 0]), color: "[1,0,0.5]")(50, 50)
    #expect(red.x == 0 && red.y == 0 && abs(red.z - 128) <= 1)
    let easy =
      #"{"ty":5,"mn":"ADBE Easy Levels2","nm":"l","ef":[{"v":{"k":4}},{"v":{"k":0}},{"v":{"k":0}},{"v":{"k":1}},{"v":{"k":1}},{"v":{"k":0}},{"v":{"k":0.5}}]}"#
    #expect(abs(try effect(easy)(50, 50).z - 128) <= 1)
  }

  @Test("a radial wipe takes a sector away")
  func wipe() throws {
    func wipe(_ direction: Int, _ completion: Int = 25) -> String {
      #"{"ty":26,"nm":"w","ef":[{"v":{"k":\#(completion)}},{"v":{"k":0}},{"v":{"k":[50,50]}},{"v":{"k":\#(direction)}},{"v":{"k":0}}]}"#
    }
    let right = try effect(wipe(1))
    #expect(right(60, 40).w == 0 && right(40, 40).w == 255 && right(60, 60).w == 255)
    let left = try effect(wipe(2))
    #expect(left(40, 40).w == 0 && left(60, 40).w == 255)
    let both = try effect(wipe(3))
    #expect(both(55, 35).w == 0 && both(45, 35).w == 0 && both(65, 45).w == 255)
    #expect(try effect(wipe(1, 0))(60, 40).w == 255)
    #expect(try effect(wipe(1, 100))(60, 60).w == 0)
  }

  @Test("a matte by an effect is another layer's channel; those that lead back to themselves end")
  func setMatte() throws {
    func matte(_ source: Int, _ channel: Int, _ isInverted: Int = 0) -> String {
      #","ef":[{"ty":28,"nm":"m","ef":[{"v":{"k":\#(source)}},{"v":{"k":\#(channel)}},{"v":{"k":\#(isInverted)}}]}]"#
    }
    // A red square to the right, hidden.
    let source = layer(#","hd":true"#, color: "[1,0,0]", index: 2).replacing(
      #"{"k":[50,50]}"#, with: #"{"k":[70,50]}"#)
    let alpha = try pixels(LottieFixture.text(layers: "\(layer(matte(2, 4))),\(source)"))
    #expect(alpha(60, 50) == SIMD4(0, 0, 255, 255) && alpha(40, 50).w == 0 && alpha(80, 50).w == 0)
    let outside = try pixels(LottieFixture.text(layers: "\(layer(matte(2, 4, 1))),\(source)"))
    #expect(outside(60, 50).w == 0 && outside(40, 50).w == 255)
    #expect(try pixels(LottieFixture.text(layers: "\(layer(matte(2, 1))),\(source)"))(60, 50).w == 255)
    #expect(try pixels(LottieFixture.text(layers: "\(layer(matte(2, 3))),\(source)"))(60, 50).w == 0)
    let circle = try pixels(
      LottieFixture.text(layers: "\(layer(matte(2, 4))),\(layer(matte(1, 4), index: 2))"))
    #expect(circle(50, 50).w == 255)
  }

  @Test("hard mix leaves components that are all or nothing")
  func hardMix() throws {
    let top = layer(#","bm":17"#, color: "[0.5,0.6,0.2]", index: 2)
    let mixed = try pixels(LottieFixture.text(layers: "\(top),\(layer("", color: "[0.4,0.5,0.8]"))"))
    #expect(mixed(50, 50) == SIMD4(0, 255, 255, 255))
  }
}
