import FlipbookDrawing
import Foundation

/// A point of an area.
public struct AreaMark: ChartContent {
  private let mark: @MainActor () -> Mark

  /// Never: the content is built in.
  public typealias Body = Never

  nonisolated private init(
    _ x: Mark.Extent, _ y: Mark.Extent, _ series: Datum?, _ stacking: MarkStackingMethod
  ) {
    mark = {
      var mark = Mark(.area, x: x, y: y)
      (mark.series, mark.stacking) = (series, stacking)
      return mark
    }
  }

  /// A point of the area above or below zero.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) { self.init(Mark.Extent(x), Mark.Extent(y), nil, stacking) }

  /// A point of the area of a series.
  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) { self.init(Mark.Extent(x), Mark.Extent(y), series.interval.center, stacking) }

  /// A point of an area from one value to another, down.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { self.init(Mark.Extent(x), Mark.Extent(yStart, yEnd), nil, .unstacked) }

  /// A point of the area of a series from one value to another, down.
  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) { self.init(Mark.Extent(x), Mark.Extent(yStart, yEnd), series.interval.center, .unstacked) }

  /// A point of an area from one value to another, across.
  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) { self.init(Mark.Extent(xStart, xEnd), Mark.Extent(y), nil, .unstacked) }

  /// A point of the area of a series from one value to another, across.
  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) { self.init(Mark.Extent(xStart, xEnd), Mark.Extent(y), series.interval.center, .unstacked) }

  /// Hands the mark to a chart.
  public func _collect(_ collector: _ChartCollector) { collector.add(mark()) }
}
