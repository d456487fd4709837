import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Segments side by side, in a bar a row; in a menu one row of icons over titles.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The controls as segments of one ground.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticControlGroup(content: configuration.content)
  }
}

private struct AutomaticControlGroup<Content: View>: View {
  let content: Content
  @Environment(\.menu) private var menu
  @Environment(\.isInBar) private var isInBar

  init(content: Content) { self.content = content }

  var body: some View {
    if menu != nil {
      MenuTiles(isSmall: false, content: content)
    } else if isInBar {
      HStack(spacing: 16) { content }
    } else {
      ControlSegments(content: content)
    }
  }
}
