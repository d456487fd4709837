import FlipbookDrawing
import Foundation

/// The element that a gesture is attached to, for its coordinates.
@MainActor
public final class _GestureContext {
  package private(set) weak var element: Element?

  package init(element: Element) { self.element = element }

  /// A point of the film in a coordinate space as seen from the view of the gesture; the film's own where there is
  /// none of that name.
  package func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    guard let inverse = transform(to: space)?.inverse else { return point }
    return point.applying(inverse)
  }

  /// A length with a direction in the film, as seen from the view of the gesture.
  package func vector(_ vector: CGSize, at place: CGPoint, in space: CoordinateSpace) -> CGSize {
    guard let inverse = transform(to: space)?.inverse else { return vector }
    let start = place.applying(inverse)
    let end = CGPoint(x: place.x + vector.width, y: place.y + vector.height).applying(inverse)
    return CGSize(width: end.x - start.x, height: end.y - start.y)
  }

  private func transform(to space: CoordinateSpace) -> ProjectionTransform? {
    switch space {
    case .global: nil
    case .local: element?.transformToRoot()
    case .named(let name): element?.ancestor(named: name)?.transformToRoot()
    }
  }

  /// The size of the view of the gesture, in points.
  package var size: CGSize { element?.displayFrame.size ?? .zero }
}
