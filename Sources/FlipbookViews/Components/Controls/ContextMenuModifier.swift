import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Opens a list of choices by a long touch.
struct ContextMenuModifier<Items: View, Preview: View>: ViewModifier {
  let items: Items
  /// The view in place of the lifted one; nil for the lifted one itself.
  let preview: Preview?
  @State private var isOpen = false
  @State private var isHeld = false
  @State private var lifted = LiftedElement()

  init(items: Items, preview: Preview?) { (self.items, self.preview) = (items, preview) }

  func body(content: Content) -> some View {
    content
      .modifier(LiftSource(lifted: lifted))
      .gesture(press)
      .modifier(
        LiftModifier(isOpen: $isOpen, isHeld: isHeld, part: lifted, items: items, preview: preview)
      )
      .layoutValue(key: RowPressKey.self, value: AttachedGesture(press))
  }

  private var press: PressingGesture<LongPressGesture> {
    PressingGesture(
      base: LongPressGesture(minimumDuration: TouchLimits.longPress), pressing: { isHeld = $0 },
      action: { isOpen = true })
  }
}
