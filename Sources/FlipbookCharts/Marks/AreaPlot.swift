import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The area of a function.
public struct AreaPlot: ChartContent {
  private let plot: @MainActor () -> FunctionPlot

  /// Never: the content is built in.
  public typealias Body = Never

  nonisolated private init(
    _ x: String, _ y: String, _ domain: ClosedRange<Double>?, _ function: FunctionPlot.Function
  ) {
    plot = { FunctionPlot(kind: .area, function: function, domain: domain, xLabel: x, yLabel: y) }
  }

  /// The area between zero and a function over a domain; over all of the chart without one.
  nonisolated public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(Text(x).plainString, Text(y).plainString, domain, .range { (yStart: 0, yEnd: function($0)) })
  }

  /// The area between zero and a function over a domain; over all of the chart without one.
  @_disfavoredOverload
  nonisolated public init(
    x: some StringProtocol, y: some StringProtocol, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) { self.init(String(x), String(y), domain, .range { (yStart: 0, yEnd: function($0)) }) }

  /// The area between the two values of a function over a domain; over all of the chart without one.
  nonisolated public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) { self.init(Text(x).plainString, Text(yStart).plainString, domain, .range(function)) }

  /// The area between the two values of a function over a domain; over all of the chart without one.
  @_disfavoredOverload
  nonisolated public init(
    x: some StringProtocol, yStart: some StringProtocol, yEnd: some StringProtocol,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) { self.init(String(x), String(yStart), domain, .range(function)) }

  /// Hands the plot to a chart.
  public func _collect(_ collector: _ChartCollector) { collector.add(plot()) }
}
