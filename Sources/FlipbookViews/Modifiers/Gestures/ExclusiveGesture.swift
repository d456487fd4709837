import FlipbookDrawing
import Foundation

/// One gesture, or another one if it is not made.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// Never: the gesture makes its recognizer itself.
  public typealias Body = Never

  /// The value of the one that is made.
  public enum Value {
    /// The first gesture is made.
    case first(First.Value)
    /// The second gesture is made.
    case second(Second.Value)
  }

  /// The gesture that goes first.
  public var first: First
  /// The gesture that counts where the first is not made.
  public var second: Second

  /// Makes a gesture of two, one of which counts.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// Makes the recognizer of whichever gesture is made.
  public func _makeRecognizer(_ context: _GestureContext) -> _GestureRecognizer<Value> {
    ExclusiveRecognizer(
      first._makeRecognizer(context), second._makeRecognizer(context), first: { .first($0) },
      second: { .second($0) })
  }

  /// Gives both recognizers the newer closures.
  public func _update(_ recognizer: _GestureRecognizer<Value>) {
    guard let own = recognizer as? ExclusiveRecognizer<First.Value, Second.Value, Value> else { return }
    first._update(own.first)
    second._update(own.second)
  }

  /// The kinds of both gestures.
  public var _kinds: [String] { first._kinds + second._kinds }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
