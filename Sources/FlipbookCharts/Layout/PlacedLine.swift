import FlipbookDrawing
import Foundation

/// A line or tick of an axis with its place.
@MainActor
struct PlacedLine {
  /// In the chart's coordinates.
  var from: CGPoint
  var to: CGPoint
  var stroke: StrokeStyle
  var style: AnyShapeStyle?
  var opacity = 1.0
}
