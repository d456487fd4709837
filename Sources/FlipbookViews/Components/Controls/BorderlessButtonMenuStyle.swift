import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A button without a border; all menus look the same.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// A label that opens the list.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}
