import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The default style.
public struct DefaultMenuStyle: MenuStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// A label that opens the list.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}
