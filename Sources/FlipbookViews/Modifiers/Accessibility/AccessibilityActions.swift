import FlipbookDrawing
import FlipbookMotion
import Foundation

// No assistive technology reads a film: the view is as it would be without.
extension View {
  /// Adds actions for assistive technologies; has no effect in a film.
  public func accessibilityActions<C: View>(@ViewBuilder _ content: () -> C) -> some View { self }
  /// Adds an action with a label; has no effect in a film.
  public func accessibilityAction<L: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> L
  ) -> some View { self }
  /// Sets the point, in points, that assistive technologies tap; has no effect in a film.
  public func accessibilityActivationPoint(_ point: CGPoint) -> some View { self }
  /// Sets the relative point that assistive technologies tap; has no effect in a film.
  public func accessibilityActivationPoint(_ point: UnitPoint) -> some View { self }
  /// Adds information under a key; has no effect in a film.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AccessibilityImportance = .default
  ) -> some View { self }
  /// Adds localized information under a key; has no effect in a film.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: LocalizedStringKey,
    importance: AccessibilityImportance = .default
  ) -> some View { self }
  /// Adds information with a label; has no effect in a film.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AccessibilityImportance = .default
  ) -> some View { self }
  /// Adds information with a localized label; has no effect in a film.
  public func accessibilityCustomContent(
    _ label: LocalizedStringKey, _ value: LocalizedStringKey, importance: AccessibilityImportance = .default
  ) -> some View { self }
  /// Adds information from a string; has no effect in a film.
  @_disfavoredOverload
  public func accessibilityCustomContent<V: StringProtocol>(
    _ label: LocalizedStringKey, _ value: V, importance: AccessibilityImportance = .default
  ) -> some View { self }
  /// Sets the first place of the accessibility focus; has no effect in a film.
  public func accessibilityDefaultFocus<V: Hashable>(
    _ binding: AccessibilityFocusState<V>.Binding, _ value: V
  ) -> some View { self }
  /// Sends touches straight to the view; has no effect in a film, as scripts touch every view directly.
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }
  /// Pairs a label with its content; has no effect in a film.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  /// Links views into a group; has no effect in a film.
  public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
  /// Adds a rotor with a label; has no effect in a film, and the entries aren't made.
  public func accessibilityRotor<C: View>(_ label: Text, @ViewBuilder entries: () -> C) -> some View { self }
  /// Adds a rotor with a localized label; has no effect in a film, and the entries aren't made.
  public func accessibilityRotor<C: View>(
    _ labelKey: LocalizedStringKey, @ViewBuilder entries: () -> C
  ) -> some View { self }
  /// Replaces a rotor of the system; has no effect in a film, and the entries aren't made.
  public func accessibilityRotor<C: View>(
    _ rotor: AccessibilitySystemRotor, @ViewBuilder entries: () -> C
  ) -> some View { self }
  /// Adds a rotor of identifiable values; has no effect in a film.
  public func accessibilityRotor<M: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [M], entryLabel: KeyPath<M, String>
  ) -> some View { self }
  /// Adds a rotor of values with identifiers; has no effect in a film.
  public func accessibilityRotor<M, ID: Hashable>(
    _ labelKey: LocalizedStringKey, entries: [M], entryID: KeyPath<M, ID>, entryLabel: KeyPath<M, String>
  ) -> some View { self }
  /// Makes the view an entry of rotors; has no effect in a film.
  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
  /// Adds an action for scrolling; the action is never called in a film.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
  /// Sets the kind of text in the view; has no effect in a film.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }
  /// Adds an action for zooming; the action is never called in a film.
  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { self }
  /// Sets a view for the large content viewer; it is never shown in a film.
  public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V)
    -> some View
  { self }
  /// Adds a point to drag from; has no effect in a film.
  public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { self }
  /// Adds a point to drop on; has no effect in a film.
  public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { self }
  /// Sets the pitch of spoken text; has no effect in a film.
  public func speechAdjustedPitch(_ value: Double) -> some View { self }
  /// Speaks punctuation; has no effect in a film.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
  /// Queues announcements; has no effect in a film.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

extension Text {
  /// Sets the pitch of spoken text; has no effect in a film.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  /// Speaks punctuation; has no effect in a film.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  /// Queues announcements; has no effect in a film.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
  /// Spells out the characters when spoken; has no effect in a film.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  /// Sets the kind of text; has no effect in a film.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
  /// Sets the level of the heading; has no effect in a film.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
  /// Sets the spoken label; returns the text unchanged.
  public func accessibilityLabel(_ label: Text) -> Text { self }
}
