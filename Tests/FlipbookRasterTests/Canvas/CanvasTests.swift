import FlipbookDiagnostics
import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookRaster

struct CanvasTests {
  @Test("sizes and scales that can't be are refused with words for a person")
  func badSizes() {
    func error(_ width: Int, _ height: Int, _ scale: Double = 1) -> CanvasError? {
      do {
        _ = try RasterCanvas(width: width, height: height, scale: scale, glyphs: BoxGlyphs())
        return nil
      } catch { return error as? CanvasError }
    }
    #expect(error(0, 10) == .emptySize(width: 0, height: 10))
    #expect(error(10, -5) == .emptySize(width: 10, height: -5))
    #expect(error(100_000, 100_000) == .tooLarge(width: 100_000, height: 100_000))
    #expect(error(32_768, 32_768) == .tooLarge(width: 32_768, height: 32_768))
    #expect(error(.max, .max) == .tooLarge(width: .max, height: .max))
    #expect(error(10, 10, .nan) != nil)
    #expect(error(10, 10, 0) == .badScale(0))
    #expect(error(100_000, 4)?.description.contains("32768") == true)
  }

  @Test("a new canvas is clear, and a list's background lies under its items")
  func background() throws {
    #expect(try Fixture.canvas().makeBitmap().pixels.allSatisfy { $0 == 0 })
    let half = RGBA(red: 1, green: 0, blue: 0, opacity: 0.5)
    let picture = try Fixture.paint(
      [Fixture.fill(CGRect(x: 10, y: 10, width: 5, height: 5), .black)], background: half)
    #expect(picture[0, 0] == 0x8080_0000)
    #expect(picture[12, 12] == 0xff00_0000)
  }

  @Test("scale is pixels per point")
  func scale() throws {
    let picture = try Fixture.paint(
      [Fixture.fill(CGRect(x: 10, y: 20, width: 5, height: 5), Fixture.red)], scale: 2)
    #expect(picture.width == 300)
    #expect(picture[20, 40] == 0xffff_0000 && picture[29, 49] == 0xffff_0000)
    #expect(picture[19, 40] == 0 && picture[30, 49] == 0)
  }

  @Test("two hundred nested layers, each a little translucent, are painted within bounded memory")
  func nestedLayers() throws {
    let box = CGRect(x: 10, y: 10, width: 14, height: 9)
    var item = Fixture.fill(box, Fixture.red)
    for _ in 0..<200 { item = Fixture.item(Fixture.layer([item]), opacity: 254.0 / 255) }
    let picture = try Fixture.paint([item])
    // Each layer's product is rounded: 255 goes down by one a layer while it can.
    var alpha: UInt8 = 255
    for _ in 0..<200 { alpha = PixelWord.product(alpha, 254) }
    #expect(picture[15, 15] == UInt32(alpha) << 24 | UInt32(alpha) << 16)
    var plain = Fixture.fill(box, Fixture.red)
    for _ in 0..<200 { plain = Fixture.item(Fixture.layer([plain])) }
    #expect(try Fixture.paint([plain])[15, 15] == 0xffff_0000)
  }

  @Test(
    "layers that would take too much memory are painted in strips, with the same result",
    arguments: [7, 8, 9])
  func strips(seed: Int) throws {
    var source = RandomItems(seed: UInt64(seed))
    var item = Fixture.item(Fixture.layer((0..<6).map { _ in source.item() }), opacity: 0.9)
    for _ in 0..<3 {
      item = Fixture.item(Fixture.layer([item, source.item()]), opacity: 0.9, blendMode: .screen)
    }
    let canvas = try RasterCanvas(width: 150, height: 110, glyphs: BoxGlyphs(), mostLayerWords: 4_000)
    canvas.paint(Fixture.list([item], background: .white))
    #expect(try canvas.makeBitmap() == Fixture.paint([item], background: .white))
  }

  @Test("opacity, on an item and on a layer")
  func opacity() throws {
    let box = CGRect(x: 10, y: 10, width: 40, height: 40)
    let other = CGRect(x: 30, y: 10, width: 40, height: 40)
    let one = try Fixture.paint([Fixture.fill(Path(box), .color(Fixture.red), opacity: 0.5)])
    #expect(one[20, 20] == 0x8080_0000)
    let group = try Fixture.paint([
      Fixture.item(
        Fixture.layer([Fixture.fill(box, Fixture.red), Fixture.fill(other, Fixture.blue)]), opacity: 0.5)
    ])
    // In the group, blue hides red before both are made translucent.
    #expect(group[40, 20] == 0x8000_0080)
    #expect(group[20, 20] == 0x8080_0000)
    #expect(try Fixture.paint([Fixture.fill(Path(box), .color(Fixture.red), opacity: .nan)])[20, 20] == 0)
  }

  @Test("numbers that are not finite paint nothing and break nothing")
  func notFinite() throws {
    let box = CGRect(x: 10, y: 10, width: 40, height: 40)
    let bad = [
      CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0),
      CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: .infinity, ty: 0),
      CGAffineTransform(a: 1e300, b: 0, c: 0, d: 1e300, tx: 0, ty: 0),
      CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0),
    ]
    let ramp = GradientRamp(stops: [
      .init(color: Fixture.red, location: 0), .init(color: .white, location: 1),
    ])
    let bitmap = Bitmap(width: 1, height: 1, pixels: [0xffff_ffff])
    let paints: [Paint] = [
      .color(RGBA(red: .nan, green: .infinity, blue: -1)),
      .gradient(GradientPaint(ramp: ramp, geometry: .linear(start: .zero, end: .zero))),
      .gradient(
        GradientPaint(ramp: ramp, geometry: .linear(start: CGPoint(x: CGFloat.nan, y: 0), end: .zero))),
      .gradient(
        GradientPaint(
          ramp: ramp,
          geometry: .radial(center: .zero, startRadius: .nan, endRadius: .infinity, transform: .identity),
          extend: .repeat)),
      .gradient(
        GradientPaint(ramp: ramp, geometry: .conic(center: .zero, startAngle: .nan, endAngle: .infinity))),
      .tiledImage(
        TiledImagePaint(
          bitmap: bitmap, source: CGRect(x: 0, y: 0, width: 1, height: 1), origin: .zero,
          tileSize: CGSize(width: 1e-300, height: CGFloat.nan))),
    ]
    var items: [DisplayItem] = []
    for transform in bad + [.identity] {
      for paint in paints {
        items.append(Fixture.fill(Path(box), paint, transform: transform))
        items.append(
          Fixture.item(.stroke(Path(ellipseIn: box), paint, StrokeStyle(lineWidth: 3)), transform: transform))
        items.append(
          Fixture.item(.text(Fixture.text([3, 99, 4]), origin: .zero, paint), transform: transform))
      }
      items.append(
        Fixture.item(
          .image(
            ImageDrawing(
              bitmap: bitmap, source: CGRect(x: 0, y: 0, width: 1, height: 1), destination: box)),
          transform: transform))
    }
    let last = Fixture.fill(CGRect(x: 140, y: 100, width: 4, height: 4), Fixture.blue)
    #expect(try Fixture.paint(items + [last])[142, 102] == 0xff00_00ff)
  }
}
