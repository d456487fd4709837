import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Side by side without a ground; in a menu one row of icons.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The controls side by side, 16 points apart.
  public func makeBody(configuration: Configuration) -> some View {
    NavigationControlGroup(content: configuration.content)
  }
}

private struct NavigationControlGroup<Content: View>: View {
  let content: Content
  @Environment(\.menu) private var menu

  init(content: Content) { self.content = content }

  var body: some View {
    if menu != nil { MenuTiles(isSmall: true, content: content) } else { HStack(spacing: 16) { content } }
  }
}
