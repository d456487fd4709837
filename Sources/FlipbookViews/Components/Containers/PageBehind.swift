import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A page that lies behind a sheet: smaller by 16 or 20 at each side, with round corners, below the top of the safe area.
package struct PageBehind {
  var depth: CGFloat
  var top: CGFloat

  /// Beside the page of a screen so wide, in points: as far as bars keep their titles from the sides.
  package static func margin(width: CGFloat) -> CGFloat { ControlMetrics.current.bar.margin(width: width) }
  /// Of the page's corners, in points.
  package static let cornerRadius: CGFloat = 10

  /// The place of the page's top on a screen whose own inset at the top is so large, in points.
  package static func top(inset: CGFloat) -> CGFloat { inset > 0 ? inset : 44 }

  /// Draws the page of a film of a size, as it is without being behind.
  @MainActor
  func record(in context: GraphicsContext, size: CGSize, isDark: Bool, page: (GraphicsContext) -> Void) {
    let margin = Self.margin(width: size.width)
    guard depth > 0.001, size.width > 2 * margin else { return page(context) }
    context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
    let scale = 1 - depth * 2 * margin / size.width
    var inner = context
    inner.translateBy(x: size.width * (1 - scale) / 2, y: top * depth)
    inner.scaleBy(x: scale, y: scale)
    let outline = Path(
      roundedRect: CGRect(origin: .zero, size: size), cornerRadius: Self.cornerRadius * depth / scale)
    inner.clip(to: outline)
    // A page that has no ground of its own stands on the window's.
    inner.fill(outline, with: .color(SystemGrounds.plain(isDark ? .dark : .light, isElevated: false)))
    page(inner)
    guard isDark else { return }
    // The ground of the dark is lighter there, as that of sheets is.
    inner.blendMode = .lighten
    inner.fill(outline, with: .color(SystemGrounds.plain(.dark, isElevated: true).opacity(depth)))
  }
}
