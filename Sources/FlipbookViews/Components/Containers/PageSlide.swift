import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Moves a page that is pushed by its way from the trailing edge; a page that zooms stays.
struct PageSlide: GeometryEffect {
  /// From its place, in points.
  var way: CGFloat
  let zooms: Bool

  init(way: CGFloat, zooms: Bool) { (self.way, self.zooms) = (way, zooms) }

  nonisolated var animatableData: CGFloat {
    get { way }
    set { way = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: zooms ? 0 : way, y: 0))
  }
}
