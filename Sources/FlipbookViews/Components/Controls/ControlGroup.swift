import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Controls that belong together, side by side.
public struct ControlGroup<Content: View>: View {
  let content: Content
  let label: AnyView
  @Environment(\.controlGroupStyle) private var style

  /// Makes a group without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = AnyView(EmptyView())
  }

  /// Makes a group with a label; the built-in styles don't show it.
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.content = content()
    self.label = AnyView(label())
  }

  /// Makes a group with a localized title; the built-in styles don't show it.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Makes a group with a localized title and a symbol; the built-in styles don't show them.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Label(titleKey, systemImage: systemImage) })
  }

  /// The group in the style around it.
  public var body: some View {
    style.make(
      ControlGroupStyleConfiguration(
        content: ControlGroupStyleConfiguration.Content(view: AnyView(content)),
        label: ControlGroupStyleConfiguration.Label(view: label)))
  }
}

/// Side by side without a ground, in menus too.
public typealias MenuControlGroupStyle = NavigationControlGroupStyle

/// Side by side without a ground, in menus too.
public typealias CompactMenuControlGroupStyle = NavigationControlGroupStyle

/// Side by side without a ground.
public typealias PaletteControlGroupStyle = NavigationControlGroupStyle

/// A style as groups take it from the environment.
typealias AnyControlGroupStyle = ErasedStyle<ControlGroupStyleConfiguration>

private enum ControlGroupStyleKey: EnvironmentKey {
  static var defaultValue: AnyControlGroupStyle {
    AnyControlGroupStyle { AnyView(AutomaticControlGroupStyle().makeBody(configuration: $0)) }
  }
}

extension EnvironmentValues {
  /// How controls that belong together look.
  var controlGroupStyle: AnyControlGroupStyle {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of groups of controls in the view.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    erasedStyle(style, at: \.controlGroupStyle) { $0.makeBody(configuration: $1) }
  }
}
