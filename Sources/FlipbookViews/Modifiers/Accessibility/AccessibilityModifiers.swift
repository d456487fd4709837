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

extension View {
  /// Follows the accessibility focus; the condition never changes in a film.
  public func accessibilityFocused(_ condition: Binding<Bool>) -> some View { self }
  /// Follows the accessibility focus; the value never changes in a film.
  public func accessibilityFocused<V: Hashable>(_ binding: Binding<V>, equals value: V) -> some View { self }
  /// Sets the spoken hint; has no effect in a film.
  public func accessibilityHint(_ hint: Text) -> some View { self }
  /// Sets the spoken hint from a string; has no effect in a film.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
  /// Sets the spoken value; has no effect in a film.
  public func accessibilityValue(_ value: Text) -> some View { self }
  /// Adds an action of a kind; it is never called in a film.
  public func accessibilityAction(_ kind: AccessibilityActionKind, _ handler: @escaping () -> Void)
    -> some View
  { self }
  /// Adds a named action; it is never called in a film.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }
  /// Adds an action named by a string; it is never called in a film.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void)
    -> some View
  { self }
  /// Adds an action that raises or lowers the value; it is never called in a film.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
  /// Sets the order in which views are read; has no effect in a film.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
  /// Sets the level of the heading; has no effect in a film.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
  /// Shows the view large while held; has no effect in a film.
  public func accessibilityShowsLargeContentViewer() -> some View { self }
  /// Sets whether the view responds to the user; has no effect in a film.
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }
  /// Keeps the colours when colours are inverted; has no effect in a film.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  /// Describes the view by another; has no effect in a film, and the other isn't made.
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View { self }
  /// Replaces the view's parts by others; has no effect in a film, and they aren't made.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }
  /// Removes traits; has no effect in a film.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }
  /// Sets the order in which views are read; has no effect in a film.
  public func accessibility(sortPriority: Double) -> some View { self }
  /// Spells out characters when spoken; has no effect in a film.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}
