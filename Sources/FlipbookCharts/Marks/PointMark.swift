import FlipbookDrawing
import Foundation

/// A shape at a point.
public struct PointMark: ChartContent {
  private let mark: @MainActor () -> Mark

  /// Never: the content is built in.
  public typealias Body = Never

  /// A shape at two values.
  nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    let (x, y) = (Mark.Extent(x), Mark.Extent(y))
    mark = { Mark(.point, x: x, y: y) }
  }

  /// A shape at a value across and a length from the top, in points; in the middle without one.
  nonisolated public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    let (x, y) = (Mark.Extent(x), Mark.Extent(from: y, to: y))
    mark = { Mark(.point, x: x, y: y) }
  }

  /// A shape at a value down and a length from the left, in points; in the middle without one.
  nonisolated public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    let (x, y) = (Mark.Extent(from: x, to: x), Mark.Extent(y))
    mark = { Mark(.point, x: x, y: y) }
  }

  /// Hands the mark to a chart.
  public func _collect(_ collector: _ChartCollector) { collector.add(mark()) }
}
