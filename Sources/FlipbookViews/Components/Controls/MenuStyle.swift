import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A style of menus.
@MainActor @preconcurrency
public protocol MenuStyle: _DynamicPropertyOwner {
  /// The type of a menu's appearance.
  associatedtype Body: View
  /// The label and the choices of a menu.
  typealias Configuration = MenuStyleConfiguration

  /// Makes the body of a menu.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default style.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border; the system's menus all look the same.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button; the system's menus all look the same.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// A style as menus take it from the environment.
typealias AnyMenuStyle = ErasedStyle<MenuStyleConfiguration>

private enum MenuStyleKey: EnvironmentKey {
  static var defaultValue: AnyMenuStyle? { nil }
}

extension EnvironmentValues {
  /// How menus look; nil for the system's own appearance.
  var menuStyle: AnyMenuStyle? {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of menus in the view.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    transformEnvironment(\.menuStyle) { value in
      let outer = value
      value = AnyMenuStyle {
        StyleBody(style, $0) { $0.makeBody(configuration: $1) }.seeing(outer, at: \.menuStyle)
      }
    }
  }
}
