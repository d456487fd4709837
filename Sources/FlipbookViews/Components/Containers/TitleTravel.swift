import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The title of a page, on its way to where it names the way back of the page that comes over it.
struct TitleTravel: ViewModifier {
  let passage: NavigationPassage
  /// The margin of the bar, in points.
  let margin: CGFloat
  /// From the row down to the middle of a large title, in points; nil for a title in the row.
  let largeDrop: CGFloat?
  /// From the top of a large title's room to its middle, in points.
  let largeMiddle: CGFloat

  init(passage: NavigationPassage, margin: CGFloat, largeDrop: CGFloat? = nil, largeMiddle: CGFloat = 0) {
    (self.passage, self.margin) = (passage, margin)
    (self.largeDrop, self.largeMiddle) = (largeDrop, largeMiddle)
  }

  func body(content: Content) -> some View {
    let (start, middle, behind) = (passage.backStart(margin: margin), passage.width / 2, passage.behind)
    return content.visualEffect { effect, proxy in
      guard let largeDrop else {
        return effect.scaleEffect(1, anchor: .topLeading)
          .offset(x: behind * (start + proxy.size.width / 2 - middle))
      }
      // It shrinks towards its corner, which the room's margin is from.
      let scale = 1 - behind * (1 - NavigationPassage.largeShrink)
      return effect.scaleEffect(scale, anchor: .topLeading)
        .offset(
          x: behind * (start - margin) + margin * (1 - scale),
          y: largeMiddle * (1 - scale) - behind * largeDrop)
    }
  }
}
