import FlipbookDrawing
import FlipbookMotion
import Foundation

/// How far something is, or that it goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  /// From 0 to 1; nil for no known end.
  let fraction: Double?
  let label: Label?
  let currentValueLabel: CurrentValueLabel?
  @Environment(\.progressViewStyle) private var style

  init(fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
    (self.fraction, self.label, self.currentValueLabel) = (fraction, label, currentValueLabel)
  }

  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: value.map { max(0, min(1, Double($0 / total))) }, label: label(),
      currentValueLabel: currentValueLabel())
  }

  /// Set where the fraction follows film time.
  var timer: ProgressTimer?

  public var body: some View {
    if let timer {
      TimelineView(.animation) { context in face(timer.fraction(at: context.date)) }
    } else {
      face(fraction)
    }
  }

  private func face(_ fraction: Double?) -> some View {
    style.view(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction,
        label: label.map { ProgressViewStyleConfiguration.Label(content: AnyView($0)) },
        currentValueLabel: currentValueLabel.map {
          ProgressViewStyleConfiguration.Label(content: AnyView($0))
        }))
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  public init() { self.init(fraction: nil, label: nil, currentValueLabel: nil) }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.init(
      fraction: value.map { max(0, min(1, Double($0 / total))) }, label: nil, currentValueLabel: nil)
  }
}

extension ProgressView {
  /// How far a range of time has passed, in film time.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: nil, label: label(), currentValueLabel: currentValueLabel())
    timer = ProgressTimer(interval: timerInterval, countsDown: countsDown)
  }
}

extension ProgressView where CurrentValueLabel == ProgressTimerLabel {
  /// How far a range of time has passed, in film time, with the time that is left.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      ProgressTimerLabel(interval: timerInterval, countsDown: countsDown)
    }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == ProgressTimerLabel {
  /// How far a range of time has passed, in film time, with the time that is left.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

/// The time that is left of a range, or that has passed of it.
public struct ProgressTimerLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  public var body: some View {
    Text(timerInterval: interval, countsDown: countsDown).monospacedDigit()
  }
}

/// Elsewhere the name of the label of a progress view that follows the time.
public typealias DefaultDateProgressLabel = ProgressTimerLabel

/// A range of time that passes.
struct ProgressTimer {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// 0…1.
  func fraction(at now: Date) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let passed = length > 0 ? now.timeIntervalSince(interval.lowerBound) / length : 1
    let fraction = max(0, min(1, passed))
    return countsDown ? 1 - fraction : fraction
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: nil)
  }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
    self.init(
      fraction: value.map { max(0, min(1, Double($0 / total))) }, label: label(), currentValueLabel: nil)
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }

  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
    self.init(value: value, total: total) { Text(titleKey) }
  }
}

/// What a style makes a progress view from.
@MainActor @preconcurrency
public struct ProgressViewStyleConfiguration {
  /// A label of the progress view.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  public typealias CurrentValueLabel = Label

  /// From 0 to 1; nil for no known end.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

/// A look for progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle: _DynamicPropertyOwner {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A bar where the end is known, a wheel where it is not.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  let tint: Color?
  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      GeometryReader { proxy in
        ZStack(alignment: .leading) {
          Capsule().fill(Color.gray.opacity(0.25))
          Capsule().fill(tint ?? .accentColor)
            .frame(width: proxy.size.width * (configuration.fractionCompleted ?? 0))
        }
      }
      .frame(height: 4)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

/// A wheel of eight spokes that goes round once a second.
public struct CircularProgressViewStyle: ProgressViewStyle {
  let tint: Color?
  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 8) {
      Wheel(tint: tint)
      configuration.label.foregroundStyle(.secondary)
    }
  }
}

/// Spokes that light up one after the other.
private struct Wheel: View {
  let tint: Color?
  @Environment(\.controlSize) private var controlSize
  @Environment(\.tintColor) private var around

  init(tint: Color?) { self.tint = tint }

  /// Relative to that of the usual size, 20 points across.
  private var scale: CGFloat {
    switch controlSize {
    case .mini, .small: 0.75
    case .regular: 1
    case .large, .extraLarge: 1.85
    }
  }

  var body: some View {
    let color = tint ?? (around == EnvironmentValues().tintColor ? Color.gray : Color.accentColor)
    return TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 0.125)) { timeline in
      let step = Int((timeline.date.timeIntervalSinceReferenceDate * 8).rounded())
      ZStack {
        ForEach(0..<8) { spoke in
          Capsule().fill(color).frame(width: 2.5 * scale, height: 6 * scale).offset(y: -7 * scale)
            .rotationEffect(.degrees(Double(spoke) * 45))
            .opacity(0.25 + 0.75 * Double(((spoke - step) % 8 + 8) % 8) / 7)
        }
      }
      .frame(width: 20 * scale, height: 20 * scale)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// A progress view style of any kind.
struct AnyProgressViewStyle: @unchecked Sendable {
  let view: @MainActor (ProgressViewStyleConfiguration) -> AnyView

  @MainActor
  init<S: ProgressViewStyle>(_ style: S, within outer: AnyProgressViewStyle? = nil) {
    view = { StyleBody(style, $0) { $0.makeBody(configuration: $1) }.seeing(outer, at: \.progressViewStyle) }
  }
}

private enum ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: AnyProgressViewStyle {
    MainActor.assumeIsolated { AnyProgressViewStyle(DefaultProgressViewStyle()) }
  }
}

extension EnvironmentValues {
  var progressViewStyle: AnyProgressViewStyle {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    transformEnvironment(\.progressViewStyle) { $0 = AnyProgressViewStyle(style, within: $0) }
  }
}
