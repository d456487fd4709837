import FlipbookDrawing
import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookRaster

struct PlannedTextsTests {
  /// So wide that a strip has 32 rows.
  private static let size = CGSize(width: 8192, height: 150)

  private func paint(_ items: [DisplayItem], on canvas: RasterCanvas) -> Bitmap {
    canvas.paint(Fixture.list(items, background: .white, size: Self.size))
    return canvas.makeBitmap()
  }

  private func canvas() throws -> RasterCanvas {
    try RasterCanvas(width: 8192, height: 150, glyphs: BoxGlyphs())
  }

  private func item(_ random: inout SeededNumbers) -> DisplayItem {
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    let color = RGBA(red: Float(number(0...1)), green: 0.4, blue: 0.8, opacity: Float(number(0...1.2)))
    let layout = Fixture.text(
      [UInt32(number(0...9)), 5, UInt32(number(97...99.9))], color: number(0...1) < 0.3 ? Fixture.blue : nil)
    let scale = number(0.5...6)
    var transform = CGAffineTransform(scaleX: scale, y: number(0...1) < 0.2 ? -scale : scale)
    if number(0...1) < 0.2 { transform = transform.rotated(by: number(-1...1)) }
    let clip = number(0...1) < 0.2 ? Fixture.clip(Path(CGRect(x: 0, y: 20, width: 700, height: 60))) : nil
    return Fixture.item(
      .text(
        layout, origin: CGPoint(x: number(-20...900) / scale, y: number(-30...150) / scale), .color(color)),
      transform: transform, opacity: number(-0.1...1.3), blendMode: number(0...1) < 0.2 ? .multiply : .normal,
      clip: clip, canvas: CGRect(origin: .zero, size: Self.size))
  }

  @Test("texts that several strips touch have the bytes that they have as parts of layers", arguments: 1...4)
  func equalsLayers(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    let items = (0..<60).map { _ in item(&random) }
    // A layer with another mode is a picture of its own.
    let layers = items.map {
      $0.blendMode == .normal
        ? Fixture.item(Fixture.layer([$0]), canvas: CGRect(origin: .zero, size: Self.size)) : $0
    }
    #expect(try paint(items, on: canvas()) == paint(layers, on: canvas()))
  }

  @Test("a run that is painted in parts, and again, has the bytes of a new one")
  func repaint() throws {
    var random = SeededNumbers(seed: 9)
    var items = (0..<40).map { _ in item(&random) }
    let canvas = try canvas()
    for _ in 0..<4 {
      items[Int.random(in: 0..<40, using: &random)] = item(&random)
      #expect(try paint(items, on: canvas) == paint(items, on: self.canvas()))
    }
  }

  @Test("glyphs are found once and are those of plain texts alone")
  func plainTexts() throws {
    let painter = Painter(
      scale: 1, canvasBounds: PixelRect(width: 150, height: 110), glyphs: BoxGlyphs(), mostLayerWords: 1 << 20
    )
    let surface = Surface(bounds: PixelRect(width: 150, height: 110))
    func isPlain(_ item: DisplayItem) -> Bool {
      var texts = PlannedTexts()
      return withUnsafePointer(to: item) { item in
        (0..<2).map { _ in texts.paint(item, 0, of: 1, painter, on: surface, surface.bounds) }
      } == [true, true]
    }
    let text = DisplayItem.Content.text(Fixture.text([5, 0, 8]), origin: .zero, .color(Fixture.red))
    #expect(isPlain(Fixture.item(text)) && isPlain(Fixture.item(text, opacity: 0)))
    #expect(surface.pointer(2, 5).pointee == 0xffff_0000)
    #expect(!isPlain(Fixture.item(text, blendMode: .multiply)))
    #expect(!isPlain(Fixture.item(text, clip: Fixture.clip(Path(Fixture.area)))))
    #expect(!isPlain(Fixture.item(text, transform: CGAffineTransform(rotationAngle: 0.1))))
    #expect(!isPlain(Fixture.item(text, transform: CGAffineTransform(scaleX: -1, y: 1))))
    #expect(!isPlain(Fixture.fill(Fixture.area, Fixture.red)))
    let colored = DisplayItem.Content.text(Fixture.text([99]), origin: .zero, .color(Fixture.red))
    #expect(!isPlain(Fixture.item(colored)))
  }

  @Test("once the cache of glyphs was emptied, texts are planned when the plans are, and have the same bytes")
  func memory() throws {
    // Letters of 200 to 250 pixels, each of its own size: more than the cache holds.
    let items = (0..<900).map { index in
      let scale = 20 + CGFloat(index) / 180
      return Fixture.item(
        .text(
          Fixture.text([9]), origin: CGPoint(x: CGFloat(index) * 9 / scale, y: 2), .color(Fixture.red)),
        transform: CGAffineTransform(scaleX: scale, y: scale), opacity: 0.01,
        canvas: CGRect(origin: .zero, size: Self.size))
    }
    let painter = Painter(
      scale: 1, canvasBounds: PixelRect(width: 8192, height: 150), glyphs: BoxGlyphs(),
      mostLayerWords: 1 << 20)
    let surface = Surface(bounds: PixelRect(width: 8192, height: 150))
    var texts = PlannedTexts()
    let planned = items.indices.map { index in
      withUnsafePointer(to: items[index]) {
        texts.paint($0, index, of: items.count, painter, on: surface, surface.bounds)
      }
    }
    let emptied = try #require(planned.firstIndex(of: false))
    #expect(painter.glyphs.wasEmptied && emptied > 300 && !planned[emptied...].contains(true))
    let canvas = try canvas()
    let first = paint(items, on: canvas)
    canvas.invalidate()
    #expect(paint(items, on: canvas) == first)
  }
}
