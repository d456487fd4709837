import FlipbookDrawing
import Foundation

// The names of views are what scripts find them by; the rest has no effect in a film.
extension View {
  /// Names the view, so that scripts find it by the label.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// Sets the identifier that scripts find the view by.
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  /// Hides the view from assistive technologies; has no effect in a film.
  public func accessibility(hidden: Bool) -> some View { self }
  /// Sets the spoken hint; has no effect in a film.
  public func accessibility(hint: Text) -> some View { self }
  /// Sets the spoken value; has no effect in a film.
  public func accessibility(value: Text) -> some View { self }
  /// Adds traits; has no effect in a film.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }
  /// Hides the view from assistive technologies; has no effect in a film.
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  /// Sets the spoken hint; has no effect in a film.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
  /// Sets the spoken value; has no effect in a film.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }
  /// Sets the spoken value from a string; has no effect in a film.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }
  /// Adds traits; has no effect in a film.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  /// Removes traits; has no effect in a film.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
  /// Makes an element of the view and its parts; has no effect in a film.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
  /// Adds the usual action; assistive technologies never call it in a film.
  public func accessibilityAction(_ handler: @escaping () -> Void) -> some View { self }
}
