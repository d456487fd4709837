import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The actions that a script has for a control beyond touching it.
@MainActor
package struct ControlInfo {
  /// The kind of the control: `slider`, `toggle`.
  package var kind: String
  /// The names of the control beyond the texts that it shows.
  package var names: [String] = []
  /// The point to take hold of it at, from 0 to 1 of its size.
  package var grip: UnitPoint?
  /// How far in from the edges the grip lies, in points.
  package var gripInset: CGFloat = 0
  /// The number it has, for changes that take a while.
  package var number: (@MainActor () -> Double)?
  /// Gives it a value. False when it can't have such a one.
  package var set: (@MainActor (ControlValue) -> Bool)?
  /// Receives the keys typed into the control.
  package var keyboard: KeyboardInput?
  /// Whether the control is being typed in, where that is known by the control alone.
  package var isTypedIn = false
  /// Whether the control takes part in films without a script.
  package var isEnabled = true
}

extension View {
  /// Makes the view a control for scripts.
  func control(_ info: @escaping @MainActor () -> ControlInfo) -> some View {
    modifier(ControlModifier(info))
  }
}

extension View {
  /// Names the view by the string of a text, so that scripts find it.
  public func accessibilityLabel(_ label: Text) -> some View {
    modifier(AccessibilityNameModifier(name: label.plainString))
  }

  /// Names the view by a localized string, so that scripts find it.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    modifier(AccessibilityNameModifier(name: labelKey.plainString))
  }

  /// Names the view by a string, so that scripts find it.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    modifier(AccessibilityNameModifier(name: String(label)))
  }

  /// Names the view by an identifier, so that scripts find it.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(AccessibilityNameModifier(name: identifier))
  }
}
