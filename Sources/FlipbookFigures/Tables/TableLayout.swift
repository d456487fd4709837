import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

/// Places cells row by row: columns as wide as their widest cell, rows as high as their highest.
struct TableLayout: Layout {
  /// At least 1.
  var columns: Int

  private func tracks(_ subviews: Subviews) -> (widths: [CGFloat], heights: [CGFloat]) {
    var widths = Array(repeating: CGFloat(0), count: columns)
    var heights: [CGFloat] = []
    for (index, view) in subviews.enumerated() {
      let size = view.sizeThatFits(.unspecified)
      widths[index % columns] = max(widths[index % columns], size.width)
      if index % columns == 0 { heights.append(0) }
      heights[heights.count - 1] = max(heights[heights.count - 1], size.height)
    }
    return (widths, heights)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let (widths, heights) = tracks(subviews)
    return CGSize(width: widths.reduce(0, +), height: heights.reduce(0, +))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let (widths, heights) = tracks(subviews)
    var place = bounds.origin
    for (index, view) in subviews.enumerated() {
      let (row, column) = (index / columns, index % columns)
      if column == 0 { place.x = bounds.minX }
      view.place(
        at: place, anchor: .topLeading,
        proposal: ProposedViewSize(width: widths[column], height: heights[row]))
      place.x += widths[column]
      if column == columns - 1 { place.y += heights[row] }
    }
  }
}
