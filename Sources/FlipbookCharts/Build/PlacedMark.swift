import FlipbookDrawing
import FlipbookViews
import Foundation

/// A mark with its place on the scales.
@MainActor
struct PlacedMark {
  /// Whether its value goes down, not across.
  var isVertical: Bool
  /// From 0 to 1 across and down; of a sector the turns at which it begins and ends.
  var x: (Double, Double)
  var y: (Double, Double)
  /// The corners at the start and the end of the value that are round.
  var hasRoundStart = false
  var hasRoundEnd = false
  var shading: AnyShapeStyle
  var symbol: AnyChartSymbolShape?
  var symbolSize: CGSize?
  var stroke: StrokeStyle?
  var mark: Mark
  var opacity = 1.0
  /// The marks that it is kept in; nil for all of the plot.
  var mask: [PlacedMark]?
}
