import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// Two touches that move apart or together.
public struct MagnifyGesture: Gesture {
  /// Never: the gesture makes its recognizer itself.
  public typealias Body = Never

  /// How far the gesture is.
  public struct Value: Equatable, Sendable {
    /// The date of the last movement in film time.
    public var time: Date
    /// The distance of the touches as a multiple of the one it began with.
    public var magnification: CGFloat
    /// Change of the magnification a second.
    public var velocity: CGFloat
    /// The place between the touches at the beginning, relative to the view's size.
    public var startAnchor: UnitPoint
    /// The place between the touches at the beginning, in points of the view.
    public var startLocation: CGPoint
  }

  /// The change of the magnification at which the gesture begins; 0.01 unless set.
  public var minimumScaleDelta: CGFloat

  /// Makes a gesture that begins at a change of the magnification.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  /// Makes the recognizer that follows both touches.
  public func _makeRecognizer(_ context: _GestureContext) -> _GestureRecognizer<Value> {
    PinchRecognizer(context, begins: { abs($0.scale - 1) >= minimumScaleDelta }) { event, start, anchor in
      Value(
        time: FilmClock.date(at: event.time), magnification: event.scale, velocity: event.scaleVelocity,
        startAnchor: anchor, startLocation: start)
    }
  }

  /// “magnify”.
  public var _kinds: [String] { ["magnify"] }
}
