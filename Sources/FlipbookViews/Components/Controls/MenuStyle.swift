import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A style of menus: all of them are lists of choices.
@MainActor @preconcurrency
public protocol MenuStyle {}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default style.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border; all menus look the same.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button; all menus look the same.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
