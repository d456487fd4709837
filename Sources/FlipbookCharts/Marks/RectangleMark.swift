import FlipbookDrawing
import Foundation

/// A rectangle.
public struct RectangleMark: ChartContent {
  private let mark: @MainActor () -> Mark

  /// Never: the content is built in.
  public typealias Body = Never

  nonisolated private init(
    _ x: Mark.Extent, _ y: Mark.Extent, _ width: MarkDimension = .automatic,
    _ height: MarkDimension = .automatic
  ) {
    mark = {
      var mark = Mark(.rectangle, x: x, y: y)
      (mark.width, mark.height, mark.stacking) = (width, height, .unstacked)
      return mark
    }
  }

  /// A rectangle about two values.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) { self.init(Mark.Extent(x), Mark.Extent(y), width, height) }

  /// A rectangle between values.
  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { self.init(Mark.Extent(xStart, xEnd), Mark.Extent(yStart, yEnd)) }

  /// A rectangle about a value across, between two down.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) { self.init(Mark.Extent(x), Mark.Extent(yStart, yEnd), width) }

  /// A rectangle about a value down, between two across.
  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) { self.init(Mark.Extent(xStart, xEnd), Mark.Extent(y), .automatic, height) }

  /// A rectangle between two values across, and two heights in points from the top; of all the height without.
  nonisolated public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) { self.init(Mark.Extent(xStart, xEnd), Mark.Extent(from: yStart, to: yEnd)) }

  /// A rectangle between two values down, and two places in points from the left; of all the width without.
  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { self.init(Mark.Extent(from: xStart, to: xEnd), Mark.Extent(yStart, yEnd)) }

  /// A rectangle about a value across, between two heights in points from the top; of all the height without.
  nonisolated public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
  ) { self.init(Mark.Extent(x), Mark.Extent(from: yStart, to: yEnd), width) }

  /// A rectangle about a value down, between two places in points from the left; of all the width without.
  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) { self.init(Mark.Extent(from: xStart, to: xEnd), Mark.Extent(y), .automatic, height) }

  /// A rectangle between places in points from the top left; of all the plot without them.
  nonisolated public init(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) { self.init(Mark.Extent(from: xStart, to: xEnd), Mark.Extent(from: yStart, to: yEnd)) }

  /// Hands the mark to a chart.
  public func _collect(_ collector: _ChartCollector) { collector.add(mark()) }
}
