import Foundation

/// Where a scale's values lie in the plot.
public protocol PositionScaleRange {
  /// The ends as charts take them.
  var _range: _ChartRange { get }
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {
  /// From the lower to the upper bound, in points.
  public var _range: _ChartRange { _ChartRange(ends: [lowerBound, upperBound]) }
}
