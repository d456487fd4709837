import FlipbookDrawing
import FlipbookMotion
import Foundation

extension View {
  /// Sets how scroll views spring back; has no effect in a film.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical) -> some View
  {
    self
  }
  /// Lets text be selected; has no effect in a film.
  public func textSelection(_ selectability: EnabledTextSelectability) -> some View { self }
  /// Sets the effect of a pointer over the view; has no effect in a film.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  /// Sets the keys that activate the control; has no effect in a film.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
  /// Sets the key and its modifiers that activate the control; has no effect in a film.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    self
  }
  /// Sets whether held buttons repeat. Reports `enabled` as unsupported: a held button acts once.
  public func buttonRepeatBehavior(
    _ behavior: ButtonRepeatBehavior, file: String = #fileID, line: Int = #line
  ) -> some View { unsupported("View.buttonRepeatBehavior", when: behavior == .enabled, file, line) }
  /// Sets the purpose of the toolbar. Reports `editor` as unsupported.
  public func toolbarRole(_ role: ToolbarRole, file: String = #fileID, line: Int = #line) -> some View {
    unsupported("View.toolbarRole", when: role == .editor, file, line)
  }
  /// Sets the size of the title in the navigation bar.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }
  /// Marks the view as private; has no effect in a film.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
  /// Mirrors the view where texts run from right to left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(RightToLeftFlip(isEnabled: enabled))
  }
  /// Spells out characters when spoken; has no effect in a film.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  /// Adds an action for opened addresses; it is never called in a film.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  /// Adds an action for an activity of the user; it is never called in a film.
  public func onContinueUserActivity(_ type: String, perform action: @escaping (Any) -> Void) -> some View {
    self
  }
  /// Adds margins, in points, to the content of scroll views on every edge. The placement is ignored.
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)
    -> some View
  {
    safeAreaPadding(.all, length)
  }
  /// Adds margins, in points, to the content of scroll views on some edges. The placement is ignored.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    safeAreaPadding(edges, length)
  }
  /// Adds margins to the content of scroll views. The edges and the placement are ignored.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    safeAreaPadding(insets)
  }
  /// Sets the subtitle of the page. Reports itself as unsupported: no subtitle is shown.
  public func navigationSubtitle(_ subtitle: LocalizedStringKey, file: String = #fileID, line: Int = #line)
    -> some View
  { unsupported("View.navigationSubtitle", file, line) }
  /// Sets the context of a preview; has no effect in a film.
  public func previewContext<C>(_ value: C) -> some View { self }
  /// Sets the language that text is set in. Reports itself as unsupported.
  public func typesettingLanguage(_ language: Locale.Language, file: String = #fileID, line: Int = #line)
    -> some View
  { unsupported("View.typesettingLanguage", file, line) }
  /// Sets the size of text beside its own. Reports `secondary` as unsupported.
  public func textScale(_ scale: TextScale, isEnabled: Bool = true, file: String = #fileID, line: Int = #line)
    -> some View
  { unsupported("View.textScale", when: isEnabled && scale == .secondary, file, line) }
  /// Turns off the effect of the focus; has no effect in a film.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Keeps submissions from views around; has no effect in a film.
  public func submitScope(_ isBlocking: Bool = true) -> some View { self }

  // MARK: Drag and drop between views

  /// Lets the view be dragged; has no effect in a film.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    self
  }
  /// Lets a value be dragged; has no effect in a film.
  public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View {
    self
  }
  /// Takes dropped values; the actions are never called in a film.
  public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    self
  }
  /// Takes dropped items; the action is never called in a film.
  public func onDrop(
    of types: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    self
  }
}

private struct RightToLeftFlip: ViewModifier {
  let isEnabled: Bool
  @Environment(\.layoutDirection) private var direction

  init(isEnabled: Bool) { self.isEnabled = isEnabled }

  func body(content: Content) -> some View {
    content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1, y: 1)
  }
}
