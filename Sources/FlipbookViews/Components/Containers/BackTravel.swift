import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The title of the way back, on its way from where the title of the page below is.
struct BackTravel: ViewModifier {
  let passage: NavigationPassage
  /// The margin of the bar, in points.
  let margin: CGFloat
  /// From the row down to the middle of a large title, in points; nil for a title in the row.
  let largeDrop: CGFloat?

  init(passage: NavigationPassage, margin: CGFloat, largeDrop: CGFloat?) {
    (self.passage, self.margin, self.largeDrop) = (passage, margin, largeDrop)
  }

  func body(content: Content) -> some View {
    let (start, middle) = (passage.backStart(margin: margin), passage.width / 2)
    // How far it is from its own place: 0 at it, 1 at the other end of the way.
    let away = passage.aside
    return content.visualEffect { effect, proxy in
      guard let largeDrop else {
        return effect.scaleEffect(1, anchor: .leading)
          .offset(x: away * (middle - start - proxy.size.width / 2))
      }
      let growth = 1 / NavigationPassage.largeShrink - 1
      return effect.scaleEffect(1 + away * growth, anchor: .leading)
        .offset(x: away * (margin - start), y: away * largeDrop)
    }
  }
}
