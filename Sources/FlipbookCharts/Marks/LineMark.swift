import FlipbookDrawing
import Foundation

/// A point of a line.
public struct LineMark: ChartContent {
  private let mark: @MainActor () -> Mark

  /// Never: the content is built in.
  public typealias Body = Never

  /// A point of the chart's line, or of a line for each style by a value.
  nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    let (x, y) = (Mark.Extent(x), Mark.Extent(y))
    mark = { Mark(.line, x: x, y: y) }
  }

  /// A point of the line of a series.
  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    let (x, y, series) = (Mark.Extent(x), Mark.Extent(y), series.interval.center)
    mark = {
      var mark = Mark(.line, x: x, y: y)
      mark.series = series
      return mark
    }
  }

  /// Hands the mark to a chart.
  public func _collect(_ collector: _ChartCollector) { collector.add(mark()) }
}
