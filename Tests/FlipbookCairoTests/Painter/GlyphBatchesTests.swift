import FlipbookDrawing
import FlipbookRaster
import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookCairo

@Suite("Glyphs that are drawn together")
struct GlyphBatchesTests {
  private static let size = CGSize(width: 400, height: 300)

  /// A picture, with something that draws nothing between all items where they are to be drawn one by one.
  private static func list(apart: Bool, _ draw: (inout GraphicsContext, () -> Void) -> Void) -> DisplayList {
    DisplayList.record(size: size, resources: TestRendering.resources) { context in
      var copy = context
      draw(&copy) {
        guard apart else { return }
        // In the tone of nothing: one part in 2,000 of one colour.
        context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.black.opacity(0.0005)))
      }
    }
  }

  private static func agree(_ draw: (inout GraphicsContext, () -> Void) -> Void) throws -> Bitmap {
    let together = try CairoRendering.cairo(list(apart: false, draw))
    let apart = try CairoRendering.cairo(list(apart: true, draw))
    #expect(together == apart)
    #expect(together.pixels.contains { $0 != 0 })
    return together
  }

  @Test("letters in many colours look as if each were drawn by itself")
  func rain() throws {
    _ = try Self.agree { context, next in
      for column in 0..<20 {
        for row in 0..<12 {
          let color = Color(red: Double(row) / 12, green: 0.7, blue: 1, opacity: 1 - Double(row) / 14)
          context.draw(
            Text(verbatim: "\(Character(UnicodeScalar(UInt8(65 + (column * 7 + row) % 26))))")
              .font(.custom("DejaVu Sans Mono", size: 15)).foregroundColor(color),
            at: CGPoint(x: 10.3 + 19.6 * Double(column), y: 12.2 + 23.7 * Double(row)))
          next()
        }
      }
    }
  }

  @Test("letters that overlap keep their order")
  func order() throws {
    let bitmap = try Self.agree { context, next in
      for (index, color) in [Color.red, .green, .red, .blue].enumerated() {
        context.draw(
          Text(verbatim: "\u{2588}").font(.custom("DejaVu Sans Mono", size: 60)).foregroundColor(color),
          at: CGPoint(x: 100 + 10 * Double(index), y: 100))
        next()
      }
    }
    #expect(bitmap.pixels[100 * 400 + 118] & 0xff > 200, "blue lies on top")
  }

  @Test("words in two colours, on shapes, half outside and under filters look as if drawn one by one")
  func words() throws {
    _ = try Self.agree { context, next in
      for row in 0..<14 {
        for column in 0..<5 {
          if (row + column) % 4 == 0 {
            context.fill(
              Path(ellipseIn: CGRect(x: 80 * column, y: 20 * row, width: 70, height: 25)),
              with: .color(.yellow.opacity(0.5)))
            next()
          }
          context.opacity = row % 3 == 0 ? 0.6 : 1
          context.draw(
            Text(verbatim: "word \(row * column)").font(.system(size: 13))
              .foregroundColor(column % 2 == 0 ? .black : .red),
            at: CGPoint(x: 85 * Double(column), y: 21.3 * Double(row)))
          next()
        }
      }
    }
  }

  @Test("a colour that comes again in each column takes one call")
  func calls() {
    let batches = GlyphBatches()
    let bounds = PixelRect(width: 1_000, height: 1_000)
    // The batches keep the font when its table is gone.
    let fonts = CairoFonts(GlyphStore.shared)
    let font = fonts.scaledFont("DejaVuSansMono", width: 20, height: 20, slant: 0)
    defer { withExtendedLifetime(fonts) {} }
    func ink(_ number: Int) -> GlyphBatches.Ink {
      GlyphBatches.Ink(font: font, red: Double(number) / 30, green: 0, blue: 0, alpha: 1)
    }
    for column in 0..<50 {
      for row in 0..<30 {
        let (x, y) = (column * 16, (column * 37) % 200 + row * 24)
        let box = PixelRect(minX: x, minY: y, maxX: x + 14, maxY: y + 20)
        #expect(batches.begin(ink(row), box, isSingle: true, in: bounds))
      }
    }
    #expect(batches.callCount == 30)
    // On one of them.
    #expect(!batches.begin(ink(0), PixelRect(minX: 5, minY: 5, maxX: 6, maxY: 6), isSingle: true, in: bounds))
  }
}
