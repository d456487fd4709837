import FlipbookDrawing
import Foundation

extension NavigationBarContent {
  /// Moves the title and the title of the way back aside.
  func meet(_ offsets: NavigationBarOffsets) {
    title.transform = CGAffineTransform(translationX: offsets.title, y: 0)
    backTitle?.transform = CGAffineTransform(translationX: offsets.back, y: 0)
  }

  /// The places of a page's title and way back before it has come over another one: its title in the right half of the bar,
  /// and the title of the way back where the title of the page below is.
  func farPlaces(over below: NavigationBarContent) -> NavigationBarOffsets {
    NavigationBarOffsets(title: bounds.width / 2, back: -(below.way(to: self) ?? 0))
  }

  /// The places of a page's title and way back once another one has come over it: its title where that names the way back.
  func farPlaces(under front: NavigationBarContent) -> NavigationBarOffsets {
    NavigationBarOffsets(title: way(to: front) ?? 0)
  }

  /// The title of the way back; nil without one.
  private var backTitle: UIView? { leadsBack ? (left.first as? UIButton)?.titleLabel : nil }

  /// The way of the title to its place as the way back of another page, in points; nil where it is not in the row.
  private func way(to front: NavigationBarContent) -> CGFloat? {
    guard title.alpha > 0, title.bounds.width > 0, let label = front.backTitle, let button = label.superview
    else { return nil }
    return button.convert(label.center, to: front).x - title.center.x
  }
}
