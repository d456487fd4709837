import FlipbookDrawing
import Foundation

/// A line of a legend.
@MainActor
struct LegendItem {
  let label: String
  let shading: AnyShapeStyle
  let symbol: AnyChartSymbolShape
}
