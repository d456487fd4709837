import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Moves a page that is pushed by its way from the trailing edge; a page that zooms stays.
struct PageSlide: GeometryEffect {
  /// From 0, in its place, to 1, beyond the edge.
  var aside: CGFloat
  /// Of the pages, in points.
  let width: CGFloat
  let zooms: Bool

  init(aside: CGFloat, width: CGFloat, zooms: Bool) {
    (self.aside, self.width, self.zooms) = (aside, width, zooms)
  }

  nonisolated var animatableData: CGFloat {
    get { aside }
    set { aside = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: zooms ? 0 : aside * width, y: 0))
  }
}
