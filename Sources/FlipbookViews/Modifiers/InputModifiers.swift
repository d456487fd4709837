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
public struct ButtonRepeatBehavior: Sendable {
  public static let automatic = ButtonRepeatBehavior()
  public static let enabled = ButtonRepeatBehavior()
  public static let disabled = ButtonRepeatBehavior()
}

/// What a toolbar is for.
public struct ToolbarRole: Sendable {
  public static let automatic = ToolbarRole()
  public static let navigationStack = ToolbarRole()
  public static let browser = ToolbarRole()
  public static let editor = ToolbarRole()
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
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
  public func dynamicTypeSize<R: RangeExpression>(_ range: R) -> some View where R.Bound == DynamicTypeSize {
    self
  }
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
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
  public func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View { self }
  public func previewContext<C>(_ value: C) -> some View { self }
  public func typesettingLanguage(_ language: Locale.Language) -> some View { self }
  public func textScale(_ scale: TextScale, isEnabled: Bool = true) -> some View { self }
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public func submitScope(_ isBlocking: Bool = true) -> some View { self }

  // MARK: Drag and drop between views

  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    unaffected(by: "onDrag", "nothing is dragged from one view to another")
  }
  public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View {
    unaffected(by: "draggable", "nothing is dragged from one view to another")
  }
  public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    unaffected(by: "dropDestination", "nothing is dragged from one view to another")
  }
  public func onDrop(
    of types: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    unaffected(by: "onDrop", "nothing is dragged from one view to another")
  }
}

/// The size of text beside its own.
public struct TextScale: Sendable {
  public static let `default` = TextScale()
  public static let secondary = TextScale()
}

/// What is dragged from one view to another; in a film, nothing.
public final class NSItemProvider: @unchecked Sendable {
  public init() {}
  public init(object: Any) {}
}
