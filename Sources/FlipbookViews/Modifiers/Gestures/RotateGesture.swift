import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// Two touches that turn.
public struct RotateGesture: Gesture {
  /// Never: the gesture makes its recognizer itself.
  public typealias Body = Never

  /// How far the gesture is.
  public struct Value: Equatable, Sendable {
    /// The date of the last movement in film time.
    public var time: Date
    /// The angle from the beginning; positive is clockwise.
    public var rotation: Angle
    /// Turning a second.
    public var velocity: Angle
    /// The place between the touches at the beginning, relative to the view's size.
    public var startAnchor: UnitPoint
    /// The place between the touches at the beginning, in points of the view.
    public var startLocation: CGPoint
  }

  /// The angle at which the gesture begins; one degree unless set.
  public var minimumAngleDelta: Angle

  /// Makes a gesture that begins at an angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  /// Makes the recognizer that follows both touches.
  public func _makeRecognizer(_ context: _GestureContext) -> _GestureRecognizer<Value> {
    let least = abs(minimumAngleDelta.radians)
    return PinchRecognizer(context, begins: { abs($0.rotation.radians) >= least }) { event, start, anchor in
      Value(
        time: FilmClock.date(at: event.time), rotation: event.rotation, velocity: event.rotationVelocity,
        startAnchor: anchor, startLocation: start)
    }
  }

  /// “rotate”.
  public var _kinds: [String] { ["rotate"] }
}
