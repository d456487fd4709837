import Foundation

/// The plot of a chart and where values lie in it.
struct PlotGeometry: Equatable {
  /// Of the chart, in points.
  var size: CGSize
  /// In the chart's coordinates.
  var plot: CGRect
  var x: AxisMapping
  var y: AxisMapping

  /// A place in the plot's coordinates.
  func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: self.x.point(x), y: self.y.point(y)) }
}
