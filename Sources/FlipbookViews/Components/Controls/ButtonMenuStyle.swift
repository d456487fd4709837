import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A button; all menus look the same.
public struct ButtonMenuStyle: MenuStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// A label that opens the list.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}
