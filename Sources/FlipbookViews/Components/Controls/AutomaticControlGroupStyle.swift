import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Side by side on a grey ground; in a menu one row of icons over titles.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The controls side by side on a grey ground.
  public func makeBody(configuration: Configuration) -> some View {
    AutomaticControlGroup(content: configuration.content)
  }
}

private struct AutomaticControlGroup<Content: View>: View {
  let content: Content
  @Environment(\.menu) private var menu

  init(content: Content) { self.content = content }

  var body: some View {
    if menu != nil {
      MenuTiles(isSmall: false, content: content)
    } else {
      HStack(spacing: 16) { content }
        .padding(.horizontal, 12).padding(.vertical, 7)
        .background(.fill.opacity(0.6), in: RoundedRectangle(cornerRadius: 8))
    }
  }
}
