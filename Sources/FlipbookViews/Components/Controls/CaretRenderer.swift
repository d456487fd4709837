import FlipbookDrawing
import Foundation

/// Draws a text with a caret after its last letter: a bar of the tint, as high as a line.
struct CaretRenderer: TextRenderer {
  /// Whether the last letter stands in for one that is not there yet, in an empty line.
  let isAtLineStart: Bool
  /// How much of the caret is seen: 0 between its blinks.
  let opacity: Double
  let color: Color

  /// The width of the bar, in points.
  static let width: CGFloat = 2

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout { context.draw(line) }
    guard opacity > 0, let line = layout.last else { return }
    let bounds = line.typographicBounds
    let start = isAtLineStart ? line.origin.x : line.origin.x + bounds.width
    let bar = CGRect(
      x: start, y: line.origin.y - bounds.ascent, width: Self.width, height: bounds.ascent + bounds.descent)
    context.fill(
      Path(roundedRect: bar, cornerRadius: Self.width / 2), with: .color(color.opacity(opacity)))
  }
}
