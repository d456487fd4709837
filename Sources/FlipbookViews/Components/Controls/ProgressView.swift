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

  /// Makes a progress view of a value out of a total, 1 unless set; nil for no known end.
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

  /// The progress view in the style around it.
  public var body: some View {
    if let timer {
      TimelineView(.animation) { context in indicator(timer.fraction(at: context.date)) }
    } else {
      indicator(fraction)
    }
  }

  private func indicator(_ fraction: Double?) -> some View {
    style.make(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction,
        label: label.map { ProgressViewStyleConfiguration.Label(content: AnyView($0)) },
        currentValueLabel: currentValueLabel.map {
          ProgressViewStyleConfiguration.Label(content: AnyView($0))
        }))
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Makes a wheel without a known end.
  public init() { self.init(fraction: nil, label: nil, currentValueLabel: nil) }

  /// Makes a progress view of a value out of a total, 1 unless set; nil for no known end.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.init(
      fraction: value.map { max(0, min(1, Double($0 / total))) }, label: nil, currentValueLabel: nil)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Makes a progress view of a task's progress, as it is when the view is made; without a known end while it has none.
  public init(_ progress: Progress) {
    let fraction = progress.isIndeterminate ? nil : max(0, min(1, progress.fractionCompleted))
    self.init(fraction: fraction, label: nil, currentValueLabel: nil)
  }
}

extension ProgressView {
  /// Makes a progress view of a range of time, in film time. Unless it counts down it fills up.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: nil, label: label(), currentValueLabel: currentValueLabel())
    timer = ProgressTimer(interval: timerInterval, countsDown: countsDown)
  }
}

extension ProgressView where CurrentValueLabel == ProgressTimerLabel {
  /// Makes a progress view of a range of time, in film time, with the time that is left.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      ProgressTimerLabel(interval: timerInterval, countsDown: countsDown)
    }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == ProgressTimerLabel {
  /// Makes a progress view of a range of time, in film time, with the time that is left.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

/// Elsewhere the name of the label of a progress view that follows the time.
public typealias DefaultDateProgressLabel = ProgressTimerLabel

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Makes a wheel without a known end, with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: nil)
  }

  /// Makes a progress view of a value out of a total, with a label.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
    self.init(
      fraction: value.map { max(0, min(1, Double($0 / total))) }, label: label(), currentValueLabel: nil)
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Makes a wheel without a known end, with a localized title.
  public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

  /// Makes a wheel without a known end, with a title from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }

  /// Makes a progress view of a value out of a total, with a localized title.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
    self.init(value: value, total: total) { Text(titleKey) }
  }
}

/// A style as progress views take it from the environment.
typealias AnyProgressViewStyle = ErasedStyle<ProgressViewStyleConfiguration>

private enum ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: AnyProgressViewStyle {
    AnyProgressViewStyle(DefaultProgressViewStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var progressViewStyle: AnyProgressViewStyle {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of progress views in the view.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    erasedStyle(style, at: \.progressViewStyle) { $0.makeBody(configuration: $1) }
  }
}
