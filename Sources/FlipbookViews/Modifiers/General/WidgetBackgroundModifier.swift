import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The background of a widget: the widget's where there is one around the view, else the view's own.
struct WidgetBackgroundModifier<Background: View>: ViewModifier {
  let alignment: Alignment
  let background: Background
  @Environment(\._keepsContainerBackground) private var isKept

  init(alignment: Alignment, background: Background) {
    (self.alignment, self.background) = (alignment, background)
  }

  @ViewBuilder
  func body(content: Content) -> some View {
    if isKept {
      content.preference(
        key: _ContainerBackgroundKey.self, value: _ContainerBackground(view: AnyView(background)))
    } else {
      content.background(alignment: alignment) { background }
    }
  }
}
