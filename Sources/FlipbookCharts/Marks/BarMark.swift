import FlipbookDrawing
import Foundation

/// A bar.
public struct BarMark: ChartContent {
  private let mark: @MainActor () -> Mark

  /// Never: the content is built in.
  public typealias Body = Never

  nonisolated private init(
    _ x: Mark.Extent, _ y: Mark.Extent, _ width: MarkDimension, _ height: MarkDimension,
    _ stacking: MarkStackingMethod
  ) {
    mark = {
      var mark = Mark(.bar, x: x, y: y)
      (mark.width, mark.height, mark.stacking) = (width, height, stacking)
      return mark
    }
  }

  /// A bar from zero, along the axis of numbers.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) { self.init(Mark.Extent(x), Mark.Extent(y), width, height, stacking) }

  /// A bar from one value to another, down.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) { self.init(Mark.Extent(x), Mark.Extent(yStart, yEnd), width, .automatic, .unstacked) }

  /// A bar from one value to another, across.
  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) { self.init(Mark.Extent(xStart, xEnd), Mark.Extent(y), .automatic, height, .unstacked) }

  /// A bar from one value to another, of a height given in points from the top; all of it without.
  nonisolated public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    self.init(
      Mark.Extent(xStart, xEnd), Mark.Extent(from: yStart, to: yEnd), .automatic, .automatic, .unstacked)
  }

  /// A bar from one value to another, of a width given in points from the left; all of it without.
  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(
      Mark.Extent(from: xStart, to: xEnd), Mark.Extent(yStart, yEnd), .automatic, .automatic, .unstacked)
  }

  /// A bar from zero across, between two heights in points from the top; of all the height without.
  nonisolated public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) { self.init(Mark.Extent(x), Mark.Extent(from: yStart, to: yEnd), width, .automatic, stacking) }

  /// A bar from zero down, between two places in points from the left; of all the width without.
  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) { self.init(Mark.Extent(from: xStart, to: xEnd), Mark.Extent(y), .automatic, height, stacking) }

  /// Hands the mark to a chart.
  public func _collect(_ collector: _ChartCollector) { collector.add(mark()) }
}
