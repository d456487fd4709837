import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Sets where a view can be touched.
struct ContentShapeModifier<S: Shape>: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let shape: S
  let eoFill: Bool
  private var direction = LayoutDirection.leftToRight

  init(shape: S, eoFill: Bool) { (self.shape, self.eoFill) = (shape, eoFill) }

  static var dependsOnEnvironment: Bool { true }
  mutating func resolve(in environment: EnvironmentValues) { direction = environment.layoutDirection }

  private func contains(_ point: CGPoint, _ size: CGSize) -> Bool {
    shape.path(in: CGRect(origin: .zero, size: size), direction: direction).contains(point, eoFill: eoFill)
  }

  func allowsHits(at point: CGPoint, size: CGSize) -> Bool { contains(point, size) }
  func isHit(at point: CGPoint, size: CGSize) -> Bool { contains(point, size) }
}
