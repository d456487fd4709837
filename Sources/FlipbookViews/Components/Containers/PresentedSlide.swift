import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Moves a cover or a sheet by its own height below its place; one that zooms stays.
struct PresentedSlide: GeometryEffect, PlacingEffect {
  /// From 0, in its place, to 1.
  var aside: Double
  let zooms: Bool

  init(aside: Double, zooms: Bool) { (self.aside, self.zooms) = (aside, zooms) }

  nonisolated var animatableData: Double {
    get { aside }
    set { aside = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: 0, y: way(in: size)))
  }

  func way(to other: Any, size: CGSize) -> CGSize {
    guard let other = other as? PresentedSlide else { return .zero }
    return CGSize(width: 0, height: other.way(in: size) - way(in: size))
  }

  private func way(in size: CGSize) -> CGFloat { zooms ? 0 : aside * size.height }
}
