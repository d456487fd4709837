import FlipbookDrawing
import FlipbookDynamics
import Foundation

extension ConvexShape {
  /// Returns the corners of an item's outline about its centre, clockwise on screen.
  @MainActor
  static func outline(of item: any UIDynamicItem) -> [SIMD2<Double>] {
    let half = SIMD2(
      max(0.5, Double(item.bounds.width) / 2), max(0.5, Double(item.bounds.height) / 2))
    switch item.collisionBoundsType {
    case .rectangle: break
    case .ellipse:
      let count = 24
      return (0..<count).map { index in
        let angle = 2 * Double.pi * (Double(index) + 0.5) / Double(count)
        return SIMD2(cos(angle), sin(angle)) * half
      }
    case .path:
      let hull = hull(points(of: item.collisionBoundingPath.cgPath.path))
      if hull.count > 2 { return hull }
    }
    return [
      SIMD2(-half.x, -half.y), SIMD2(half.x, -half.y), SIMD2(half.x, half.y), SIMD2(-half.x, half.y),
    ]
  }
}
