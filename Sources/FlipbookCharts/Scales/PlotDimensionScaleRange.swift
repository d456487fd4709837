import Foundation

/// The whole length of the plot, with room at the ends.
public struct PlotDimensionScaleRange: PositionScaleRange, Hashable, Sendable {
  /// The ends as charts take them.
  public let _range: _ChartRange
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The whole length of the plot.
  public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange(_range: _ChartRange()) }

  /// The whole length of the plot, with room at both ends, in points.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    plotDimension(startPadding: padding, endPadding: padding)
  }

  /// The whole length of the plot, with room at the ends, in points.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0)
    -> PlotDimensionScaleRange
  {
    PlotDimensionScaleRange(
      _range: _ChartRange(
        startPadding: startPadding.isFinite ? startPadding : 0,
        endPadding: endPadding.isFinite ? endPadding : 0))
  }
}
