import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A value that a script gives a control.
package enum ControlValue: Hashable, Sendable, CustomStringConvertible {
  case number(Double)
  case flag(Bool)
  case text(String)

  package var description: String {
    switch self {
    case .number(let number): number == number.rounded() ? "\(Int(number))" : "\(number)"
    case .flag(let flag): "\(flag)"
    case .text(let text): "\"\(text)\""
    }
  }
}

/// What a script can do with a control beyond touching it.
@MainActor
package struct ControlInfo {
  /// What it is: `slider`, `toggle`.
  package var kind: String
  /// What it is called, beyond the texts that it shows.
  package var names: [String] = []
  /// Where to take hold of it, from 0 to 1 of its size.
  package var grip: UnitPoint?
  /// How far in from the edges the grip lies, in points.
  package var gripInset: CGFloat = 0
  /// The number it has, for changes that take a while.
  package var number: (@MainActor () -> Double)?
  /// Gives it a value. False when it can't have such a one.
  package var set: (@MainActor (ControlValue) -> Bool)?
  /// What keys do to it.
  package var keyboard: KeyboardInput?
  /// Takes part in what is done without a script.
  package var isEnabled = true
}

/// Takes what is typed.
@MainActor
package struct KeyboardInput {
  package var begin: @MainActor () -> Void
  package var insert: @MainActor (String) -> Void
  package var submit: @MainActor () -> Void
}

/// Tells scripts of a control.
struct ControlModifier: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let info: @MainActor () -> ControlInfo
  @Environment(\.isEnabled) private var isEnabled

  init(_ info: @escaping @MainActor () -> ControlInfo) { self.info = info }

  var control: ControlInfo? {
    var info = info()
    info.isEnabled = isEnabled
    return info
  }
}

extension View {
  /// Tells scripts that the view is a control.
  func control(_ info: @escaping @MainActor () -> ControlInfo) -> some View {
    modifier(ControlModifier(info))
  }
}

/// Gives an element a name to find it by.
struct AccessibilityNameModifier: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let name: String
  var accessibilityNames: [String] { [name] }
}

extension View {
  public func accessibilityLabel(_ label: Text) -> some View {
    modifier(AccessibilityNameModifier(name: label.plainString))
  }

  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    modifier(AccessibilityNameModifier(name: labelKey.plainString))
  }

  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    modifier(AccessibilityNameModifier(name: String(label)))
  }

  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(AccessibilityNameModifier(name: identifier))
  }
}
