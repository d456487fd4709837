import FlipbookMotion
import Foundation

@testable import FlipbookDrawing

/// A text engine whose characters are half an em wide and whose lines are one em high, and images of 4 × 2 pixels.
struct FixedTextEngine: TextEngine {
  func layout(_ content: TextContent, in size: CGSize) -> TextLayout {
    var x: CGFloat = 0
    var runs: [TextLayout.Run] = []
    var height: CGFloat = 0
    var offset = 0
    for run in content.runs {
      let glyphs = run.string.unicodeScalars.enumerated().map { index, scalar in
        TextLayout.Glyph(
          index: scalar.value,
          position: CGPoint(x: x + CGFloat(index) * run.font.size / 2, y: run.font.size * 0.75),
          advance: run.font.size / 2, character: offset + index)
      }
      let width = CGFloat(glyphs.count) * run.font.size / 2
      runs.append(
        TextLayout.Run(
          font: "fixed", size: run.font.size, glyphs: glyphs, color: run.color,
          bounds: CGRect(x: x, y: 0, width: width, height: run.font.size),
          characters: offset..<offset + glyphs.count, advance: width))
      offset += glyphs.count
      x += width
      height = max(height, run.font.size)
    }
    let line = TextLayout.Line(
      runs: runs, baseline: height * 0.75, bounds: CGRect(x: 0, y: 0, width: x, height: height),
      ascent: height * 0.75, descent: height * 0.25)
    return TextLayout(lines: [line], size: CGSize(width: x, height: height), isTruncated: false)
  }
}

struct FixedImageProvider: ImageProvider {
  func bitmap(named name: String) -> LoadedImage? {
    guard name == "photo" else { return nil }
    return LoadedImage(bitmap: Bitmap(width: 4, height: 2, pixels: [UInt32](0..<8).map { $0 | 0xff00_0000 }))
  }

  func symbol(named name: String, font: FontDescriptor, scale: SymbolScale) -> SymbolOutline? {
    guard name == "square" else { return nil }
    let side = font.size * scale.factor
    return SymbolOutline(
      path: Path(CGRect(x: 0, y: 0, width: side, height: side)), size: CGSize(width: side, height: side),
      baseline: side)
  }
}

extension DrawingResources {
  static let fixed = DrawingResources(textEngine: FixedTextEngine(), imageProvider: FixedImageProvider())
}

/// Records a picture of 100 × 100 points with fixed resources.
func record(
  size: CGSize = CGSize(width: 100, height: 100), environment: EnvironmentValues = EnvironmentValues(),
  _ draw: (inout GraphicsContext) throws -> Void
) rethrows -> DisplayList {
  try DisplayList.record(size: size, environment: environment, resources: .fixed, draw: draw)
}
