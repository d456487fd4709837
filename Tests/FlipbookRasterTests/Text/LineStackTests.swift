import Foundation
import Testing

@testable import FlipbookRaster

@Suite("Lines under each other")
struct LineStackTests {
  /// Three lines of a font of 10 points; its boxes are 11 points high.
  private func height(lineGap: CGFloat, lineSpacing: CGFloat) -> CGFloat {
    var line = ShapedLine()
    line.include(FontMetrics(ascent: 0.9, descent: 0.2, lineGap: lineGap), size: 10, rise: 0)
    var stack = LineStack(lineSpacing: lineSpacing)
    stack.add(line)
    stack.add(line)
    return stack.height(adding: line)
  }

  @Test("a font's line gap is no space between lines")
  func lineGap() {
    #expect(abs(height(lineGap: 0, lineSpacing: 0) - 33) < 1e-9)
    #expect(abs(height(lineGap: 0.3, lineSpacing: 0) - 33) < 1e-9)
    #expect(abs(height(lineGap: 0.3, lineSpacing: 2) - 37) < 1e-9)
    #expect(abs(height(lineGap: 0.3, lineSpacing: 6) - 45) < 1e-9)
    #expect(abs(height(lineGap: 0, lineSpacing: 6) - 45) < 1e-9)
  }
}
