import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The content of a row and the actions that a swipe reveals beside it.
struct SwipedRow<Content: View, Actions: View>: View {
  let content: Content
  let swipe: RowSwipe
  let place: RowSwipe.Place
  var leading: CGFloat = 0
  var trailing: CGFloat = 0
  var lift = RowLift()
  var hold: RowHold?
  let actions: Actions

  var body: some View {
    let offset = swipe.edge == .trailing ? -place.reveal : place.reveal
    LayeredView(
      content: content, secondary: chrome, alignment: .center, kind: .overlay, fillsRow: true
    )
    .modifier(
      RowShiftModifier(
        shift: RowShift(offset: offset, leading: leading, trailing: trailing, lift: lift), swipe: swipe,
        hold: hold))
  }

  private var chrome: some View {
    ZStack {
      if place.reveal > 0 {
        Color.clear.contentShape(Rectangle()).onTapGesture { swipe.close() }
      }
      SwipeActionsLayout(swipe: swipe, reveal: place.reveal, fill: place.isFull ? 1 : 0) { actions }
        .buttonStyle(SwipeButtonStyle(swipe: swipe))
        .transformEnvironment(\.tintColor) { $0 = nil }
        .clipped()
    }
  }
}
