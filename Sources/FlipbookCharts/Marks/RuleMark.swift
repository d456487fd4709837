import FlipbookDrawing
import Foundation

/// A straight line, across or down.
public struct RuleMark: ChartContent {
  private let mark: @MainActor () -> Mark

  /// Never: the content is built in.
  public typealias Body = Never

  nonisolated private init(_ x: Mark.Extent, _ y: Mark.Extent) {
    mark = {
      var mark = Mark(.rule, x: x, y: y)
      mark.stacking = .unstacked
      return mark
    }
  }

  /// A line down at a value, between two heights in points from the top; all of it without.
  nonisolated public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    self.init(Mark.Extent(x), Mark.Extent(from: yStart, to: yEnd))
  }

  /// A line down at a value, between two values.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { self.init(Mark.Extent(x), Mark.Extent(yStart, yEnd)) }

  /// A line across at a value, between two places in points from the left; all of it without.
  nonisolated public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    self.init(Mark.Extent(from: xStart, to: xEnd), Mark.Extent(y))
  }

  /// A line across at a value, between two values.
  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) { self.init(Mark.Extent(xStart, xEnd), Mark.Extent(y)) }

  /// Hands the mark to a chart.
  public func _collect(_ collector: _ChartCollector) { collector.add(mark()) }
}
