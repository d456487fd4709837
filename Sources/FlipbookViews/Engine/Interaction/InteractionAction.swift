import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The actions that a script has for a scene.
package enum InteractionAction: Hashable, Sendable {
  /// The finger is lifted at the time of the step, and again for each further tap.
  case tap(TapTarget, count: Int)
  /// The finger comes down at the time of the step and stays.
  case longPress(TapTarget, duration: TimeInterval)
  case drag(TapTarget, DragPath, Pacing)
  /// Two fingers that part and turn.
  case pinch(TapTarget, scale: Double, degrees: Double, Pacing)
  /// A pointer comes, moves and goes.
  case hover(TapTarget, DragPath, Pacing)
  /// Content moves by so many points; up and to the left for positive ones.
  case scroll(TapTarget?, by: CGSize, Pacing)
  /// Letters come one by one, so many seconds apart.
  case type(TapTarget?, String, interval: TimeInterval, submits: Bool)
  case set(TapTarget, ControlValue, Pacing)

  /// How a movement runs.
  package struct Pacing: Hashable, Sendable {
    /// In seconds.
    package var duration: TimeInterval
    package var curve: UnitCurve
    /// At release, in points a second; nil for that of the movement.
    package var velocity: CGSize?
    /// How long the finger rests before it is lifted, in seconds.
    package var hold: TimeInterval
    /// How long the finger rests before it moves, in seconds.
    package var press: TimeInterval

    package init(
      duration: TimeInterval, curve: UnitCurve = .easeInOut, velocity: CGSize? = nil, hold: TimeInterval = 0,
      press: TimeInterval = 0
    ) {
      self.press = press
      self.duration = duration
      self.curve = curve
      self.velocity = velocity
      self.hold = hold
    }
  }

  /// The way of a finger from where it comes down.
  package enum DragPath: Hashable, Sendable {
    /// Offsets from the start, in points, one after the other.
    case offsets([CGSize])
    /// Points of the film, one after the other.
    case points([CGPoint])
    /// To another control.
    case target(TapTarget)
  }
}
