import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Where a value lies in a range.
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

  public var body: some View {
    style.view(
      GaugeStyleConfiguration(
        value: fraction, label: .init(content: AnyView(label)),
        currentValueLabel: current.map { .init(content: AnyView($0)) },
        minimumValueLabel: bounds.map { .init(content: AnyView($0.least)) },
        maximumValueLabel: bounds.map { .init(content: AnyView($0.greatest)) }))
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in range: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(fraction: Self.fraction(value, range), label: label(), current: nil, bounds: nil)
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in range: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(value, range), label: label(), current: currentValueLabel(), bounds: nil)
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
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

/// What a style makes a gauge from.
@MainActor @preconcurrency
public struct GaugeStyleConfiguration {
  /// A label of the gauge.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  public typealias CurrentValueLabel = Label
  public typealias MinimumValueLabel = Label
  public typealias MaximumValueLabel = Label

  /// From 0 to 1.
  public var value: Double
  public var label: Label
  public var currentValueLabel: Label?
  public var minimumValueLabel: Label?
  public var maximumValueLabel: Label?
}

/// A look for gauges.
@MainActor @preconcurrency
public protocol GaugeStyle: _DynamicPropertyOwner {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A label over a bar that is filled up to the value.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.label
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        GaugeBar(value: configuration.value, isFilled: true)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

public struct DefaultGaugeStyle: GaugeStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A bar with a mark at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      configuration.minimumValueLabel
      GaugeBar(value: configuration.value, isFilled: false)
      configuration.maximumValueLabel
    }
  }
}

/// A bar that is filled up to the value.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label.font(.headline)
      GaugeBar(value: configuration.value, isFilled: true)
      configuration.currentValueLabel.font(.caption)
    }
  }
}

/// An open ring with a mark at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      GaugeArc().stroke(.tint, style: StrokeStyle(lineWidth: 6, lineCap: .round))
      Circle().fill(.background).frame(width: 10, height: 10)
        .overlay { Circle().fill(.tint).frame(width: 6, height: 6) }
        .offset(y: -27).rotationEffect(.degrees(-135 + 270 * configuration.value))
      (configuration.currentValueLabel ?? configuration.label).font(.system(size: 17, weight: .medium))
      HStack(spacing: configuration.minimumValueLabel == nil ? 0 : 8) {
        if configuration.minimumValueLabel == nil {
          if configuration.currentValueLabel != nil { configuration.label }
        } else {
          configuration.minimumValueLabel
          configuration.maximumValueLabel
        }
      }
      .font(.system(size: 9)).offset(y: 25)
    }
    .frame(width: 60, height: 60)
  }
}

/// A ring that is filled up to the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().stroke(.tint.opacity(0.25), lineWidth: 6)
      Circle().trim(from: 0, to: configuration.value)
        .stroke(.tint, style: StrokeStyle(lineWidth: 6, lineCap: .round))
        .rotationEffect(.degrees(-90))
      (configuration.currentValueLabel ?? configuration.label).font(.system(size: 17, weight: .medium))
    }
    .padding(3)
    .frame(width: 60, height: 60)
  }
}

/// Three quarters of a circle, open at the bottom.
private struct GaugeArc: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2 - 3,
        startAngle: .degrees(135), endAngle: .degrees(45), clockwise: false)
    }
  }
}

private struct GaugeBar: View {
  let value: Double
  let isFilled: Bool

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(isFilled ? AnyShapeStyle(Color.gray.opacity(0.25)) : AnyShapeStyle(.tint))
        if isFilled {
          Capsule().fill(.tint).frame(width: proxy.size.width * value)
        } else {
          Circle().fill(.background).frame(width: 10, height: 10)
            .overlay { Circle().strokeBorder(.tint, lineWidth: 2) }
            .offset(x: max(0, proxy.size.width - 10) * value)
        }
      }
    }
    .frame(height: 6)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// A gauge style of any kind.
struct AnyGaugeStyle: @unchecked Sendable {
  let view: @MainActor (GaugeStyleConfiguration) -> AnyView

  @MainActor
  init<S: GaugeStyle>(_ style: S, within outer: AnyGaugeStyle? = nil) {
    view = { StyleBody(style, $0) { $0.makeBody(configuration: $1) }.seeing(outer, at: \.gaugeStyle) }
  }
}

private enum GaugeStyleKey: EnvironmentKey {
  static var defaultValue: AnyGaugeStyle { MainActor.assumeIsolated { AnyGaugeStyle(DefaultGaugeStyle()) } }
}

extension EnvironmentValues {
  var gaugeStyle: AnyGaugeStyle {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    transformEnvironment(\.gaugeStyle) { $0 = AnyGaugeStyle(style, within: $0) }
  }
}
