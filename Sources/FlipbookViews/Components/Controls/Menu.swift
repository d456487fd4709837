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
  @Environment(\.menu) private var outer
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
    if outer != nil {
      Submenu(label: MenuLabel(label), content: content)
    } else if let style {
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
      .controlForegroundStyle(AnyShapeStyle(.tint))
      // The label of an open menu is as faint as a pressed button.
      .opacity(isEnabled ? isOpen ? 0.2 : isPressed ? 0.4 : 1 : 0.4)
      .animation(.linear(duration: 0.2), value: isOpen)
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
