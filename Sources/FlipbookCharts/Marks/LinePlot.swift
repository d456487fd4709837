import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The line of a function.
public struct LinePlot: ChartContent {
  private let plot: @MainActor () -> FunctionPlot

  /// Never: the content is built in.
  public typealias Body = Never

  nonisolated private init(
    _ x: String, _ y: String, _ domain: ClosedRange<Double>?, _ function: FunctionPlot.Function
  ) {
    plot = { FunctionPlot(kind: .line, function: function, domain: domain, xLabel: x, yLabel: y) }
  }

  /// The line of a function over a domain; over all of the chart without one.
  nonisolated public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) { self.init(Text(x).plainString, Text(y).plainString, domain, .value(function)) }

  /// The line of a function over a domain; over all of the chart without one.
  @_disfavoredOverload
  nonisolated public init(
    x: some StringProtocol, y: some StringProtocol, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) { self.init(String(x), String(y), domain, .value(function)) }

  /// The line of the points that a function has over a domain.
  nonisolated public init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) { self.init(Text(x).plainString, Text(y).plainString, domain, .curve(function)) }

  /// The line of the points that a function has over a domain.
  @_disfavoredOverload
  nonisolated public init(
    x: some StringProtocol, y: some StringProtocol, t: some StringProtocol, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) { self.init(String(x), String(y), domain, .curve(function)) }

  /// Hands the plot to a chart.
  public func _collect(_ collector: _ChartCollector) { collector.add(plot()) }
}
