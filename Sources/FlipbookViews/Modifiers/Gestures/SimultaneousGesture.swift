import FlipbookDrawing
import Foundation

/// Two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// Never: the gesture makes its recognizer itself.
  public typealias Body = Never

  /// The values of those that are made.
  public struct Value {
    /// The value of the first gesture; nil unless it is made.
    public var first: First.Value?
    /// The value of the second gesture; nil unless it is made.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Makes a gesture of two at the same time.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  /// Makes the recognizer of both gestures.
  public func _makeRecognizer(_ context: _GestureContext) -> _GestureRecognizer<Value> {
    SimultaneousRecognizer(first._makeRecognizer(context), second._makeRecognizer(context)) {
      Value(first: $0, second: $1)
    }
  }

  /// Gives both recognizers the newer closures.
  public func _update(_ recognizer: _GestureRecognizer<Value>) {
    guard let own = recognizer as? SimultaneousRecognizer<First.Value, Second.Value, Value> else { return }
    first._update(own.first)
    second._update(own.second)
  }

  /// The kinds of both gestures.
  public var _kinds: [String] { first._kinds + second._kinds }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
