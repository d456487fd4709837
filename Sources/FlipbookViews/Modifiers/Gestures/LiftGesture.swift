import FlipbookDrawing
import Foundation

/// The touch that lifts a view: it rests for a while, then moves.
struct LiftGesture: Gesture {
  typealias Body = Never
  typealias Value = CGPoint
  let target: any Liftable

  func _makeRecognizer(_ context: _GestureContext) -> _GestureRecognizer<CGPoint> {
    LiftRecognizer(context, target)
  }

  /// None: a lift alone makes no control of a view.
  var _kinds: [String] { [] }
}
