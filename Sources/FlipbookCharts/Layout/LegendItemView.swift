import FlipbookDrawing
import FlipbookViews
import Foundation

/// A symbol and a text of a legend.
struct LegendItemView: View {
  let item: LegendItem
  let gap: CGFloat
  let side: CGFloat

  var body: some View {
    HStack(spacing: gap) {
      item.symbol.fill(item.shading).frame(width: side, height: side)
      Text(verbatim: item.label).font(.caption2).foregroundStyle(Color.secondary).lineLimit(1)
    }
  }
}
