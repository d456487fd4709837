import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Scales an open list about the point that it grows from.
struct PopupGrowth: GeometryEffect {
  var scale: CGFloat
  let geometry: MenuGeometry

  init(scale: CGFloat, geometry: MenuGeometry) { (self.scale, self.geometry) = (scale, geometry) }

  nonisolated var animatableData: CGFloat {
    get { scale }
    set { scale = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    let point = geometry.attachment
    return ProjectionTransform(
      CGAffineTransform(translationX: point.x, y: point.y).scaledBy(x: scale, y: scale)
        .translatedBy(x: -point.x, y: -point.y))
  }
}
