import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Lets a view be dragged, with a picture of its own or another one.
struct DragSourceModifier<Preview: View>: ViewModifier {
  let items: @MainActor () -> [NSItemProvider]
  /// The picture under the finger; nil for that of the view.
  let preview: (() -> Preview)?
  @State private var source = DragSource()
  @State private var isLifted = false

  init(items: @escaping @MainActor () -> [NSItemProvider], preview: (() -> Preview)?) {
    (self.items, self.preview) = (items, preview)
  }

  func body(content: Content) -> some View {
    let source = source
    source.items = items
    source.isLifted = nil
    if preview != nil { source.isLifted = { isLifted = $0 } }
    return
      content
      .overlay { picture(source.holder) }
      .modifier(GestureModifier(LiftGesture(target: source)))
  }

  @ViewBuilder
  private func picture(_ holder: DragPreviewHolder) -> some View {
    if isLifted, let preview {
      preview().fixedSize().modifier(DragPreviewModifier(holder: holder))
    }
  }
}
