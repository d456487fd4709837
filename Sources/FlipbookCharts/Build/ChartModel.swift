import FlipbookDrawing
import Foundation

/// A chart with its scales, before it has a size.
@MainActor
struct ChartModel {
  var marks: [PlacedMark] = []
  var x: PositionScale?
  var y: PositionScale?
  var axes: [PlacedAxis] = []
  var legend: [LegendItem] = []
  /// The ends of a legend of numbers.
  var ramp: RampEnds?
  /// The sum of the sectors' values; nil without sectors.
  var angleTotal: Double?
}
