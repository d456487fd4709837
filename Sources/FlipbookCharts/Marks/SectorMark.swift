import FlipbookDrawing
import Foundation

/// A sector of a pie or a ring.
public struct SectorMark: ChartContent {
  private let mark: @MainActor () -> Mark

  /// Never: the content is built in.
  public typealias Body = Never

  nonisolated private init(
    _ angle: Mark.Extent, _ inner: MarkDimension, _ outer: MarkDimension, _ inset: CGFloat
  ) {
    mark = {
      var mark = Mark(.sector, x: angle, y: .none)
      (mark.innerRadius, mark.outerRadius) = (inner, outer)
      mark.angularInset = inset.isFinite ? max(0, inset) : 0
      return mark
    }
  }

  /// A sector as large as its part of the sum.
  ///
  /// - Parameters:
  ///   - innerRadius: In points or as a part of the largest radius.
  ///   - outerRadius: In points or as a part of the largest radius.
  ///   - angularInset: How far the sides are moved in, in points.
  nonisolated public init<V: Plottable>(
    angle: PlottableValue<V>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) { self.init(Mark.Extent(angle), innerRadius, outerRadius, angularInset ?? 0) }

  /// A sector between two values of the sum.
  nonisolated public init<V: Plottable>(
    angleStart: PlottableValue<V>, angleEnd: PlottableValue<V>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) { self.init(Mark.Extent(angleStart, angleEnd), innerRadius, outerRadius, angularInset ?? 0) }

  /// Hands the mark to a chart.
  public func _collect(_ collector: _ChartCollector) { collector.add(mark()) }
}
