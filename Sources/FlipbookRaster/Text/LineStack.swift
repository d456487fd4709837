import FlipbookPicture
import Foundation

/// Lines from top to bottom.
struct LineStack {
  /// Extra space between lines, in points.
  let lineSpacing: CGFloat
  private var height: CGFloat = 0
  /// Below the last line, with the line spacing.
  private var gap: CGFloat = 0
  private var isEmpty = true

  init(lineSpacing: CGFloat) { self.lineSpacing = lineSpacing }

  /// The height with one more line.
  func height(adding line: ShapedLine) -> CGFloat {
    isEmpty ? line.height : height + gap + line.height
  }

  mutating func add(_ line: ShapedLine) {
    height = height(adding: line)
    // A line gap of the font is there already; tight lines do without.
    let fontGap = lineSpacing == 0 && line.gap == 0 ? line.fontGap : max(0, line.fontGap)
    gap =
      line.gap < 0 || fontGap < 0
      ? min(line.gap, fontGap) + lineSpacing : max(line.gap + lineSpacing, fontGap)
    gap += line.spaceAfter
    isEmpty = false
  }

  /// The layout of lines, which are as wide together as the widest of them and the spaces that hang over its edge.
  func layout(_ lines: [ShapedLine], content: TextContent, isTruncated: Bool) -> TextLayout {
    let share: CGFloat =
      switch (content.alignment, content.layoutDirection) {
      case (.center, _): 0.5
      case (.leading, .leftToRight), (.trailing, .rightToLeft): 0
      case (.trailing, .leftToRight), (.leading, .rightToLeft): 1
      }
    let before = lines.map { $0.width * share }.max() ?? 0
    let after = lines.map { $0.width * (1 - share) + $0.hangingSpace }.max() ?? 0
    let width = max(before + after, lines.map { $0.width + $0.trailingSpace }.max() ?? 0)
    var stack = LineStack(lineSpacing: lineSpacing)
    let placed = lines.map { line in
      let top = stack.height(adding: line) - line.height
      stack.add(line)
      return line.placed(x: (width - line.width) * share, y: top)
    }
    return TextLayout(
      lines: placed, size: CGSize(width: width, height: max(0, stack.height)), isTruncated: isTruncated)
  }
}
