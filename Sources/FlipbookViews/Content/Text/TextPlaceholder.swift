import FlipbookDrawing
import Foundation

/// The bars that stand for the lines of a text that isn't shown yet.
///
/// A bar is as high as a capital letter and stands on the baseline. All but the last line go over the whole width.
struct TextPlaceholder {
  /// The bars and their corners' radii, in points.
  let bars: [(rect: CGRect, radius: CGFloat)]

  /// The radius of a bar's corners by its height.
  private static let roundness: CGFloat = 0.15

  /// - Parameters:
  ///   - layout: The text as it would be drawn.
  ///   - width: The width of the text's room, in points.
  ///   - capHeight: The height of capital letters of 1 point.
  init(of layout: TextLayout, width: CGFloat, capHeight: CGFloat) {
    bars = layout.lines.enumerated().compactMap { index, line in
      guard let size = line.runs.map(\.size).max(), size > 0 else { return nil }
      let height = size * capHeight
      let isLast = index == layout.lines.count - 1
      let rect = CGRect(
        x: isLast ? line.bounds.minX : 0, y: line.baseline - height,
        width: isLast ? line.bounds.width : width, height: height)
      return (rect, height * Self.roundness)
    }
  }
}
