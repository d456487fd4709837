import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

/// Draws the typed letters of a text, and the cursor behind the last.
struct TypedRenderer: TextRenderer {
  var hasCursor: Bool

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    var last: Text.Layout.Run?
    for line in layout {
      for run in line where run[TypedMark.self] != nil {
        context.draw(run)
        // The last in the order of reading.
        if !isBehind(last, run) { last = run }
      }
    }
    guard hasCursor, let first = layout.first?.first else { return }
    let run = last ?? first
    let bounds = run.typographicBounds
    let isAtRight = (run.layoutDirection == .leftToRight) == (last != nil)
    let width = max(1, (bounds.ascent + bounds.descent) / 16)
    let x = bounds.origin.x + (isAtRight ? bounds.width + width / 2 : -width * 1.5)
    let bar = CGRect(
      x: x, y: bounds.origin.y - bounds.ascent, width: width, height: bounds.ascent + bounds.descent)
    context.fill(Path(roundedRect: bar, cornerRadius: width / 2), with: .style(.foreground))
  }

  private func isBehind(_ last: Text.Layout.Run?, _ run: Text.Layout.Run) -> Bool {
    guard let last = last?.characterIndices.max(), let own = run.characterIndices.max() else { return false }
    return last > own
  }
}
