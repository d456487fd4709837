import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookRaster

/// Cairo keeps ten font files open for all threads, and can close one that another thread reads. These texts need more.
struct ParallelTextTests {
  private static let texts = [
    "日本語", "汉字", "한국어", "ไทย", "ქართული", "♞", "𓂀", "Ελλ", "السلام", "עברית", "हिन्दी", "தமிழ்", "ⴰⵣⵓⵍ", "🙂",
  ]

  @Test("engines shape and SVG files draw text at once, with one result")
  func parallel() async throws {
    let expected = Self.shape(PangoTextEngine(glyphs: GlyphStore()))
    await withTaskGroup(of: Void.self) { group in
      for worker in 0..<6 {
        group.addTask {
          for round in 0..<3 {
            if worker.isMultiple(of: 2) {
              let found = Self.shape(PangoTextEngine(glyphs: GlyphStore()))
              #expect(found == expected)
            } else {
              let bitmap = Self.draw(round)
              #expect(bitmap != nil)
            }
          }
        }
      }
    }
  }

  private static func shape(_ engine: PangoTextEngine) -> [CGSize] {
    texts.map { text in
      let run = TextContent.Run(string: text, font: FontDescriptor())
      return engine.layout(TextContent(runs: [run]), in: CGSize(width: 400, height: 400)).size
    }
  }

  private static func draw(_ round: Int) -> Bitmap? {
    let lines = texts.enumerated().map { "<text y='\($0 * 12 + 12)' font-size='10'>\($1)</text>" }
    let svg =
      "<svg xmlns='http://www.w3.org/2000/svg' width='100' height='200'>\(lines.joined())</svg>"
    let file = try? VectorFile(Data(svg.utf8), name: "texts")
    return file?.bitmap(width: 100 + round, height: 200, rect: CGRect(x: 0, y: 0, width: 100, height: 200))
  }
}
