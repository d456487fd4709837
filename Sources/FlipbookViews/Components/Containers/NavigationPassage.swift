import FlipbookDrawing
import FlipbookMotion
import Foundation

/// How far the bar of a page is from its place while the page or the one over it comes and goes.
///
/// The bar stays where it is, and its parts travel in it: a title comes from the right half, and becomes the title of the way
/// back of the page that comes over it, as in a bar of UIKit's.
struct NavigationPassage: Equatable {
  /// How far the next page has come over this one: 0 without one, 1 once it is there.
  var behind: CGFloat = 0
  /// How far a finger has taken the page aside, or how far it is from its place as it comes, as a part of its width.
  var aside: CGFloat = 0
  /// Whether the page comes by an animation.
  var isEntering = false
  /// The width of the pages, in points.
  var width: CGFloat = 0
  /// The view that the page zooms from; nil for a page that is pushed.
  var zoom: ZoomKey?
  /// How a finger pulls the page that zooms.
  var pull = ZoomPull()
  /// Whether a finger has let the page go.
  var isReleased = false
  /// Whether a page that zooms is over this one, which stays in its place.
  var isZoomedOver = false

  /// Whether no page is over this one, so that it takes touches.
  var isOnTop: Bool { behind == 0 && !isZoomedOver }

  /// The way of a title from the right half of the bar, in points.
  var titleWay: CGFloat { width / 2 }
  /// How much of the bar is seen.
  var opacity: Double { (1 - behind) * (1 - aside) }
  /// How far a large title is from its place, in points: it comes along with its page.
  var largeShift: CGFloat { aside * width }
  /// The size of a large title as the title of the way back.
  static let largeShrink: CGFloat = 0.5

  /// From the edge of the pages to the title of the way back, in points.
  @MainActor func backStart(margin: CGFloat) -> CGFloat {
    let metrics = ControlMetrics.current.bar
    return margin - metrics.backOverhang + metrics.backSize * Self.markWidth + metrics.backSpacing
  }

  /// The width of the mark of the way back, in ems.
  private static let markWidth: CGFloat = 0.6
}
