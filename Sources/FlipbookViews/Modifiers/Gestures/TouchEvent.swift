import FlipbookDrawing
import Foundation

/// The state of the fingers on a film at one instant.
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
