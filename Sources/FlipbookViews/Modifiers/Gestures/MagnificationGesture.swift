import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// Two touches that move apart or together, by their magnification alone.
public struct MagnificationGesture: Gesture {
  /// Never: the gesture makes its recognizer itself.
  public typealias Body = Never
  /// The magnification; 1 at the beginning.
  public typealias Value = CGFloat
  /// The change of the magnification at which the gesture begins; 0.01 unless set.
  public var minimumScaleDelta: CGFloat

  /// Makes a gesture that begins at a change of the magnification.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  /// Makes the recognizer that follows both touches.
  public func _makeRecognizer(_ context: _GestureContext) -> _GestureRecognizer<CGFloat> {
    PinchRecognizer(context, begins: { abs($0.scale - 1) >= minimumScaleDelta }) { event, _, _ in event.scale
    }
  }

  /// “magnify”.
  public var _kinds: [String] { ["magnify"] }
}
