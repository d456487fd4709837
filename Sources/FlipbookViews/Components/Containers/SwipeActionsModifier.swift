import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A row with actions at one of its edges.
struct SwipeActionsModifier<Actions: View>: ViewModifier {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let actions: Actions
  @State private var swipe: RowSwipe
  @State private var place = RowSwipe.Place()

  init(edge: HorizontalEdge, allowsFullSwipe: Bool, actions: Actions) {
    (self.edge, self.allowsFullSwipe, self.actions) = (edge, allowsFullSwipe, actions)
    _swipe = State(initialValue: RowSwipe(edge: edge))
  }

  func body(content: Content) -> some View {
    swipe.allowsFullSwipe = allowsFullSwipe
    swipe.show = { place = $0 }
    return SwipedRow(content: content, swipe: swipe, place: place, actions: actions)
  }
}
