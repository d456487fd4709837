import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// Two touches that turn, by their angle alone.
public struct RotationGesture: Gesture {
  /// Never: the gesture makes its recognizer itself.
  public typealias Body = Never
  /// The angle from the beginning; positive is clockwise.
  public typealias Value = Angle
  /// The angle at which the gesture begins; one degree unless set.
  public var minimumAngleDelta: Angle

  /// Makes a gesture that begins at an angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  /// Makes the recognizer that follows both touches.
  public func _makeRecognizer(_ context: _GestureContext) -> _GestureRecognizer<Angle> {
    let least = abs(minimumAngleDelta.radians)
    return PinchRecognizer(context, begins: { abs($0.rotation.radians) >= least }) { event, _, _ in
      event.rotation
    }
  }

  /// “rotate”.
  public var _kinds: [String] { ["rotate"] }
}
