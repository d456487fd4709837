import Foundation

/// Where a scale's values lie, which the types of ranges are turned into.
public struct _ChartRange: Hashable, Sendable {
  /// The room before the first and after the last value, in points.
  var startPadding: CGFloat = 0
  var endPadding: CGFloat = 0
  /// The places of the ends, in points from the start of the plot; nil for its edges.
  var ends: [CGFloat]?
  var isReversed = false
}
