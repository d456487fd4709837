import FlipbookDrawing
import Foundation

/// One gesture after another.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// Never: the gesture makes its recognizer itself.
  public typealias Body = Never

  /// How far the two are.
  public enum Value {
    /// The first gesture goes on.
    case first(First.Value)
    /// The first gesture has ended; the second one has a value once it has begun.
    case second(First.Value, Second.Value?)
  }

  /// The gesture that comes first.
  public var first: First
  /// The gesture that comes after it.
  public var second: Second

  /// Makes a gesture of two, one after the other.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// Makes the recognizer that starts the second gesture when the first has ended.
  public func _makeRecognizer(_ context: _GestureContext) -> _GestureRecognizer<Value> {
    SequenceRecognizer(
      first._makeRecognizer(context), second._makeRecognizer(context), first: { .first($0) },
      second: { .second($0, $1) })
  }

  /// Gives both recognizers the newer closures.
  public func _update(_ recognizer: _GestureRecognizer<Value>) {
    guard let own = recognizer as? SequenceRecognizer<First.Value, Second.Value, Value> else { return }
    first._update(own.first)
    second._update(own.second)
  }

  /// The kinds of both gestures in one, such as “long press then drag”.
  public var _kinds: [String] {
    let (first, second) = (self.first._kinds, self.second._kinds)
    return [(first + second).joined(separator: " then ")]
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
