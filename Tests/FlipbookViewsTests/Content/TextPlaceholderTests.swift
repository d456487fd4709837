import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookViews

/// Bars in place of a text, as on joshuajhomann/Shimmer's recording.
@Suite struct TextPlaceholderTests {
  private func line(_ baseline: CGFloat, width: CGFloat, size: CGFloat = 15) -> TextLayout.Line {
    let bounds = CGRect(x: 0, y: baseline - 15, width: width, height: 20)
    let run = TextLayout.Run(font: "a", size: size, glyphs: [], bounds: bounds)
    return TextLayout.Line(runs: [run], baseline: baseline, bounds: bounds, ascent: 15, descent: 5)
  }

  @Test("each line is a bar as high as a capital letter on its baseline; the last has its own width")
  func lines() {
    let layout = TextLayout(
      lines: [line(15, width: 270), line(35, width: 260), line(55, width: 42)],
      size: CGSize(width: 270, height: 60), isTruncated: false)
    let bars = TextPlaceholder(of: layout, width: 282, capHeight: 0.7).bars
    #expect(bars.map(\.rect.width) == [282, 282, 42] && bars.map(\.rect.maxY) == [15, 35, 55])
    #expect(bars.allSatisfy { abs($0.rect.height - 10.5) < 1e-9 && abs($0.radius - 1.575) < 1e-9 })
  }

  /// StanfordSpezi/SpeziAccount, `AccountHeader`: (214, 214, 214) on white.
  @Test("what hasn't arrived is the primary colour at 0.16")
  @MainActor func color() {
    let text = ViewRuntime(100, 100) { Text("a").foregroundStyle(.red).redacted(reason: .placeholder) }
    #expect(text.colors(at: 0.1).contains("#00000029"), "\(text.colors(at: 0.1))")
  }
}
