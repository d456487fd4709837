import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The place of a value in a range.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
  private let fraction: Double
  private let label: Label
  private let current: CurrentValueLabel?
  private let bounds: (least: BoundsLabel, greatest: BoundsLabel)?
  @Environment(\.gaugeStyle) private var style

  init(
    fraction: Double, label: Label, current: CurrentValueLabel?,
    bounds: (least: BoundsLabel, greatest: BoundsLabel)?
  ) {
    (self.fraction, self.label, self.current, self.bounds) = (fraction, label, current, bounds)
  }

  static func fraction<V: BinaryFloatingPoint>(_ value: V, _ range: ClosedRange<V>) -> Double {
    let length = Double(range.upperBound - range.lowerBound)
    return length > 0 ? max(0, min(1, Double(value - range.lowerBound) / length)) : 0
  }

  /// The gauge in the style around it.
  public var body: some View {
    style.make(
      GaugeStyleConfiguration(
        value: fraction, label: .init(content: AnyView(label)),
        currentValueLabel: current.map { .init(content: AnyView($0)) },
        minimumValueLabel: bounds.map { .init(content: AnyView($0.least)) },
        maximumValueLabel: bounds.map { .init(content: AnyView($0.greatest)) }))
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Makes a gauge of a value in a range; values outside count as its ends.
  public init<V: BinaryFloatingPoint>(
    value: V, in range: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(fraction: Self.fraction(value, range), label: label(), current: nil, bounds: nil)
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Makes a gauge with a label of its value.
  public init<V: BinaryFloatingPoint>(
    value: V, in range: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(value, range), label: label(), current: currentValueLabel(), bounds: nil)
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Makes a gauge with labels of its value and of the ends of the range.
  public init<V: BinaryFloatingPoint>(
    value: V, in range: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      fraction: Self.fraction(value, range), label: label(), current: currentValueLabel(),
      bounds: (minimumValueLabel(), maximumValueLabel()))
  }
}

/// A style as gauges take it from the environment.
typealias AnyGaugeStyle = ErasedStyle<GaugeStyleConfiguration>

private enum GaugeStyleKey: EnvironmentKey {
  static var defaultValue: AnyGaugeStyle {
    AnyGaugeStyle(DefaultGaugeStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var gaugeStyle: AnyGaugeStyle {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of gauges in the view.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    erasedStyle(style, at: \.gaugeStyle) { $0.makeBody(configuration: $1) }
  }
}
