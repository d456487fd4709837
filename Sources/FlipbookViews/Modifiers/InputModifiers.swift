import FlipbookDrawing
import FlipbookMotion
import Foundation

/// How a scroll view springs back from its ends.
public struct ScrollBounceBehavior: Sendable {
  public static let automatic = ScrollBounceBehavior()
  public static let always = ScrollBounceBehavior()
  public static let basedOnSize = ScrollBounceBehavior()
}

/// Whether text can be selected.
public struct EnabledTextSelectability: Sendable {
  public static let enabled = EnabledTextSelectability()
  public static let disabled = EnabledTextSelectability()
}

/// What a pointer over a view makes of it.
public struct HoverEffect: Sendable {
  public static let automatic = HoverEffect()
  public static let highlight = HoverEffect()
  public static let lift = HoverEffect()
}

/// Keys that do what a control is for.
public struct KeyboardShortcut: Sendable {
  public static let defaultAction = KeyboardShortcut()
  public static let cancelAction = KeyboardShortcut()
}

/// Keys that are held while another is pressed.
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let command = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let option = EventModifiers(rawValue: 4)
  public static let control = EventModifiers(rawValue: 8)
}

/// Whether a button goes on while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// What a toolbar is for.
public struct ToolbarRole: Hashable, Sendable {
  let name: String
  public static let automatic = ToolbarRole(name: "automatic")
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  public static let browser = ToolbarRole(name: "browser")
  public static let editor = ToolbarRole(name: "editor")
}

/// How large the title in a toolbar is.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
}

/// What margins are for.
public struct ContentMarginPlacement: Sendable {
  public static let automatic = ContentMarginPlacement()
  public static let scrollContent = ContentMarginPlacement()
  public static let scrollIndicators = ContentMarginPlacement()
}

extension View {
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical) -> some View
  {
    self
  }
  public func textSelection(_ selectability: EnabledTextSelectability) -> some View { self }
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    self
  }
  public func buttonRepeatBehavior(
    _ behavior: ButtonRepeatBehavior, file: String = #fileID, line: Int = #line
  ) -> some View { unsupported("View.buttonRepeatBehavior", when: behavior == .enabled, file, line) }
  public func toolbarRole(_ role: ToolbarRole, file: String = #fileID, line: Int = #line) -> some View {
    unsupported("View.toolbarRole", when: role == .editor, file, line)
  }
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
  /// Mirrors the view where texts run from right to left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(RightToLeftFlip(isEnabled: enabled))
  }
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  public func onContinueUserActivity(_ type: String, perform action: @escaping (Any) -> Void) -> some View {
    self
  }
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)
    -> some View
  {
    safeAreaPadding(.all, length)
  }
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    safeAreaPadding(edges, length)
  }
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    safeAreaPadding(insets)
  }
  public func navigationSubtitle(_ subtitle: LocalizedStringKey, file: String = #fileID, line: Int = #line)
    -> some View
  { unsupported("View.navigationSubtitle", file, line) }
  public func previewContext<C>(_ value: C) -> some View { self }
  public func typesettingLanguage(_ language: Locale.Language, file: String = #fileID, line: Int = #line)
    -> some View
  { unsupported("View.typesettingLanguage", file, line) }
  public func textScale(_ scale: TextScale, isEnabled: Bool = true, file: String = #fileID, line: Int = #line)
    -> some View
  { unsupported("View.textScale", when: isEnabled && scale == .secondary, file, line) }
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public func submitScope(_ isBlocking: Bool = true) -> some View { self }

  // MARK: Drag and drop between views

  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    self
  }
  public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View {
    self
  }
  public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    self
  }
  public func onDrop(
    of types: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    self
  }
}

/// The size of text beside its own.
public struct TextScale: Hashable, Sendable {
  let name: String
  public static let `default` = TextScale(name: "default")
  public static let secondary = TextScale(name: "secondary")
}

/// What is dragged from one view to another; in a film, nothing.
public final class NSItemProvider: @unchecked Sendable {
  public init() {}
  public init(object: Any) {}
}

private struct RightToLeftFlip: ViewModifier {
  let isEnabled: Bool
  @Environment(\.layoutDirection) private var direction

  init(isEnabled: Bool) { self.isEnabled = isEnabled }

  func body(content: Content) -> some View {
    content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1, y: 1)
  }
}
