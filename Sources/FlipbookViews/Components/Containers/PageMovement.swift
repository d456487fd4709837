import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The movement of a page without its bar: it comes from beyond the trailing edge over the one below, and goes a part of the way to
/// the side, and darker, as another one comes over it.
struct PageMovement: ViewModifier {
  /// Whether the page lies over another one.
  let isPushed: Bool
  let passage: NavigationPassage

  init(isPushed: Bool, passage: NavigationPassage) { (self.isPushed, self.passage) = (isPushed, passage) }

  func body(content: Content) -> some View {
    if isPushed {
      receding(content.background(.background))
        .shadow(color: .black.opacity(0.12), radius: 8)
        .modifier(PageSlide(way: passage.aside * passage.width, zooms: passage.zoom != nil))
    } else {
      receding(content.modifier(PageGround()))
    }
  }

  private func receding(_ content: some View) -> some View {
    let share = passage.behind
    return
      content
      .overlay { Color.black.opacity(0.1 * share).allowsHitTesting(false) }
      .visualEffect { effect, proxy in effect.offset(x: -proxy.size.width * 0.3 * share) }
      .allowsHitTesting(passage.isOnTop)
  }
}
