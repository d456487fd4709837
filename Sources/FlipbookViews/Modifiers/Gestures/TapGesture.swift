import FlipbookDrawing
import Foundation

/// One or more taps.
public struct TapGesture: Gesture {
  /// Never: the gesture makes its recognizer itself.
  public typealias Body = Never
  /// Nothing: a tap has no value.
  public typealias Value = Void
  /// Taps needed in a row.
  public var count: Int

  /// Makes a gesture of a number of taps; at least one.
  public init(count: Int = 1) { self.count = count }

  /// Makes the recognizer that counts the taps.
  public func _makeRecognizer(_ context: _GestureContext) -> _GestureRecognizer<Void> {
    TapRecognizer(count: count) { _ in () }
  }

  /// “tap”, “double tap” or the number of taps.
  public var _kinds: [String] { [count == 2 ? "double tap" : count > 2 ? "\(count) taps" : "tap"] }
}
