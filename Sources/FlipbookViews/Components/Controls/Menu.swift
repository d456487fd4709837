import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A button that opens a list of others.
public struct Menu<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let primary: (@MainActor () -> Void)?
  @State private var isOpen = false
  @State private var isPressed = false
  @Environment(\.menuDismiss) private var outer
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.menuStyle) private var style

  /// Makes a menu with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content, primary) = (label(), content(), nil)
  }

  /// Makes a menu with a label.
  /// - Parameter primaryAction: The action of a tap; a long press opens the list.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    (self.label, self.content, primary) = (label(), content(), primaryAction)
  }

  /// The label in the style around it; a tap opens the list.
  public var body: some View {
    if let style {
      style.make(
        MenuStyleConfiguration(
          label: MenuStyleConfiguration.Label(view: AnyView(label)),
          content: MenuStyleConfiguration.Content(view: AnyView(content)), primary: primary))
    } else {
      opener
    }
  }

  private var opener: some View {
    label
      .controlForegroundStyle(outer == nil ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.primary))
      .padding(.horizontal, outer == nil ? 0 : 16)
      .frame(
        maxWidth: outer == nil ? nil : .infinity, minHeight: outer == nil ? nil : 44, alignment: .leading
      )
      .opacity(isEnabled ? isPressed ? 0.4 : 1 : 0.4)
      .contentShape(Rectangle())
      .gesture(
        PressingGesture(
          base: PressGesture(), pressing: { isPressed = $0 },
          action: { if let primary { primary() } else { isOpen.toggle() } })
      )
      .onLongPressGesture { if primary != nil { isOpen = true } }
      .control { ControlInfo(kind: "menu") }
      .modifier(PopupModifier(isOpen: $isOpen, choices: content))
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Makes the menu that a style is for.
  public init(_ configuration: MenuStyleConfiguration) {
    (label, content, primary) = (configuration.label, configuration.content, configuration.primary)
  }
}

extension Menu where Label == Text {
  /// Makes a menu with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Makes a menu with a title from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }

  /// Makes a menu with a localized title and an action of a tap.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == FlipbookViews.Label<Text, Image> {
  /// Makes a menu with a localized title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { FlipbookViews.Label(titleKey, systemImage: systemImage) })
  }
}

private struct ContextMenuModifier<Items: View>: ViewModifier {
  let items: Items
  @State private var isOpen = false

  init(items: Items) { self.items = items }

  func body(content: Content) -> some View {
    content
      .scaleEffect(isOpen ? 1.04 : 1)
      .animation(.spring(response: 0.3, dampingFraction: 0.7), value: isOpen)
      .onLongPressGesture { isOpen = true }
      .modifier(PopupModifier(isOpen: $isOpen, choices: items))
  }
}

extension View {
  /// A list of choices that a long press opens; none for nil.
  @ViewBuilder
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    if let contextMenu { modifier(ContextMenuModifier(items: contextMenu.items)) } else { self }
  }

  /// A list of choices that a long press opens.
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }

  /// A list of choices that a long press opens; the preview is not shown.
  public func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview, file: String = #fileID,
    line: Int = #line
  ) -> some View {
    unsupported("View.contextMenu(preview:)", file, line).modifier(ContextMenuModifier(items: menuItems()))
  }

  /// Sets whether menus show an indicator. Reports `visible` as unsupported.
  public func menuIndicator(_ visibility: Visibility, file: String = #fileID, line: Int = #line) -> some View
  { unsupported("View.menuIndicator", when: visibility == .visible, file, line) }
}
