import FlipbookDrawing
import Foundation

/// What the fingers on a film do at one instant.
package struct TouchEvent {
  package enum Phase { case began, moved, ended, cancelled }

  package var phase: Phase
  /// Film time, in seconds.
  package var time: TimeInterval
  /// The finger, or the middle between two, in points of the film.
  package var location: CGPoint
  /// In points a second.
  package var velocity = CGSize.zero
  /// The velocity that a script has the finger leave with; nil for that of its movement.
  package var givenVelocity: CGSize?
  /// 1 or 2.
  package var touchCount = 1
  /// How far apart two fingers are, as a multiple of what they began with.
  package var scale: CGFloat = 1
  /// Change of the scale a second.
  package var scaleVelocity: CGFloat = 0
  /// How far two fingers have turned, clockwise.
  package var rotation = Angle.zero
  /// Turning a second.
  package var rotationVelocity = Angle.zero

  package init(_ phase: Phase, time: TimeInterval, location: CGPoint) {
    self.phase = phase
    self.time = time
    self.location = location
  }
}

/// Where a gesture is attached, for its coordinates.
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
