import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A control that makes a value larger or smaller, step by step.
public struct Stepper<Label: View>: View {
  let label: Label
  let increment: (@MainActor () -> Void)?
  let decrement: (@MainActor () -> Void)?
  var number: (@MainActor () -> Double)?
  var set: (@MainActor (Double) -> Void)?
  /// Whether the value is at either end of its bounds, where the half that would go on is dimmed.
  var ends: (@MainActor () -> (atStart: Bool, atEnd: Bool))?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  /// Makes a stepper of two actions; nil dims a half. `onEditingChanged` is called with true before each step, and with
  /// false after it.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    func edit(_ step: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
      {
        onEditingChanged(true)
        step()
        onEditingChanged(false)
      }
    }
    self.label = label()
    increment = onIncrement.map(edit)
    decrement = onDecrement.map(edit)
  }

  /// Makes a stepper of a value, by a step of 1 unless set.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
      onEditingChanged: onEditingChanged)
    connect(value) { $0 }
  }

  /// Makes a stepper of a value within bounds, by a step of 1 unless set.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    func add(_ step: V.Stride) {
      let next = value.wrappedValue.advanced(by: step)
      value.wrappedValue = max(bounds.lowerBound, min(bounds.upperBound, next))
    }
    self.init(
      label: label, onIncrement: { add(step) }, onDecrement: { add(-step) },
      onEditingChanged: onEditingChanged)
    ends = { (value.wrappedValue <= bounds.lowerBound, value.wrappedValue >= bounds.upperBound) }
    connect(value) { max(bounds.lowerBound, min(bounds.upperBound, $0)) }
  }

  /// Lets scripts read and set the value where it is a number.
  private mutating func connect<V: Strideable>(_ value: Binding<V>, _ limit: @escaping (V) -> V) {
    func number(_ value: V) -> Double? {
      if let value = value as? any BinaryInteger { return Double(value) }
      return (value as? any BinaryFloatingPoint).map { Double($0) }
    }
    guard number(value.wrappedValue) != nil else { return }
    self.number = { number(value.wrappedValue) ?? 0 }
    set = { new in
      func made<I: BinaryInteger>(_ type: I.Type) -> V? { I(exactly: new.rounded()) as? V }
      func made<F: BinaryFloatingPoint>(_ type: F.Type) -> V? { F(new) as? V }
      if let type = V.self as? any BinaryInteger.Type, let new = made(type) {
        value.wrappedValue = limit(new)
      }
      if let type = V.self as? any BinaryFloatingPoint.Type, let new = made(type) {
        value.wrappedValue = limit(new)
      }
    }
  }

  /// The label, and the two halves at the trailing side.
  public var body: some View {
    let ends = ends?() ?? (atStart: false, atEnd: false)
    return HStack(spacing: 0) {
      if !labelsAreHidden {
        label
        Spacer(minLength: 8)
      }
      HStack(spacing: 0) {
        button("minus", ends.atStart ? nil : decrement)
        Color(uiColor: .separator).opacity(0.5)
          .frame(width: metrics.divider.width, height: metrics.divider.height)
        button("plus", ends.atEnd ? nil : increment)
      }
      .frame(width: metrics.size.width, height: metrics.size.height)
      .background(
        Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: metrics.cornerRadius)
      )
    }
    .opacity(isEnabled ? 1 : 0.5)
    .control { info }
    .controlSpacing()
  }

  private var metrics: StepperMetrics { ControlMetrics.current.stepper }

  private var info: ControlInfo {
    var info = ControlInfo(kind: "stepper", grip: .trailing, gripInset: 23, number: number)
    if let set {
      info.set = { value in
        guard case .number(let number) = value else { return false }
        set(number)
        return true
      }
    }
    return info
  }

  private func button(_ name: String, _ action: (@MainActor () -> Void)?) -> some View {
    StepperHalf(name: name, action: action)
  }
}

/// One of the two buttons of a stepper.
private struct StepperHalf: View {
  let name: String
  let action: (@MainActor () -> Void)?
  @State private var isPressed = false

  init(name: String, action: (@MainActor () -> Void)?) { (self.name, self.action) = (name, action) }

  var body: some View {
    let size = ControlMetrics.current.stepper.size
    // The symbols are the control's own: neither fonts nor styles around it change them.
    return Image(systemName: name).font(.system(size: 17)).foregroundStyle(Color(uiColor: .label))
      .frame(width: (size.width - 1) / 2, height: size.height)
      .background(Color.gray.opacity(isPressed ? 0.25 : 0), in: RoundedRectangle(cornerRadius: 8))
      .contentShape(Rectangle())
      .opacity(action == nil ? 0.3 : 1)
      .gesture(PressingGesture(base: PressGesture(), pressing: { isPressed = $0 }, action: { action?() }))
  }
}

extension Stepper {
  /// Makes a stepper of a value.
  /// - Parameter format: The format that the value would be read out in.
  public init<V: Strideable, F: ParseableFormatStyle>(
    value: Binding<V>, step: V.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput == V, F.FormatOutput == String {
    self.init(value: value, step: step, label: label)
  }

  /// Makes a stepper of a value within bounds.
  /// - Parameter format: The format that the value would be read out in.
  public init<V: Strideable, F: ParseableFormatStyle>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput == V, F.FormatOutput == String {
    self.init(value: value, in: bounds, step: step, label: label)
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper of two actions with a title from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of a value with a title from a string.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of two actions with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of a value with a localized title.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of a value within bounds with a localized title.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of a value within bounds with a title from a string.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
}

extension Stepper {
  /// Makes a stepper of two actions, in its older form.
  public init(
    onIncrement: (@MainActor () -> Void)?, onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of a value, by a step of 1 unless set, in its older form.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) { self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged) }

  /// Makes a stepper of a value within bounds, by a step of 1 unless set, in its older form.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) { self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged) }
}
