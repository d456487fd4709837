import FlipbookDrawing
import FlipbookViews
import Foundation

/// The lines that a menu is given as it opens: a row with a spinner until they are there.
struct DeferredLines: View {
  let element: UIDeferredMenuElement
  let sender: AnyObject
  let chosen: @MainActor (UIAction) -> Void
  @State private var lines: [UIMenuElement]?

  init(
    element: UIDeferredMenuElement, sender: AnyObject, chosen: @escaping @MainActor (UIAction) -> Void
  ) {
    (self.element, self.sender, self.chosen) = (element, sender, chosen)
  }

  var body: some View {
    if let lines = lines ?? element.known {
      MenuContent(menu: UIMenu(children: lines), sender: sender, chosen: chosen)
    } else {
      Button {
      } label: {
        Text("Loading…")
      }
      .disabled(true)
      .onAppear { element.load { lines = $0 } }
    }
  }
}
