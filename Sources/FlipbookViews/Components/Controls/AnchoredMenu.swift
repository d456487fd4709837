import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A menu of another kit beside a rectangle of its window.
package struct AnchoredMenu<Items: View>: View {
  /// In points of the window.
  let anchor: CGRect
  @Binding var isOpen: Bool
  let keepsOrder: Bool
  let items: Items
  @State private var isShown = false

  package init(anchor: CGRect, isOpen: Binding<Bool>, keepsOrder: Bool, items: Items) {
    (self.anchor, self.keepsOrder, self.items) = (anchor, keepsOrder, items)
    _isOpen = isOpen
  }

  /// A list that opens once there is a place for it.
  package var body: some View {
    Color.clear
      .frame(width: anchor.width, height: anchor.height)
      .modifier(PopupModifier(isOpen: $isShown, keepsOrder: keepsOrder, choices: items))
      .position(x: anchor.midX, y: anchor.midY)
      .ignoresSafeArea()
      .onAppear { isShown = isOpen }
      .onChange(of: isShown) { if !isShown { isOpen = false } }
      .onChange(of: isOpen) { if !isOpen { isShown = false } }
  }
}
