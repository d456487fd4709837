import FlipbookDrawing
import Foundation

/// Two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  /// The values of those that are made.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  public func _makeRecognizer(_ context: _GestureContext) -> _GestureRecognizer<Value> {
    SimultaneousRecognizer(first._makeRecognizer(context), second._makeRecognizer(context)) {
      Value(first: $0, second: $1)
    }
  }

  public func _update(_ recognizer: _GestureRecognizer<Value>) {
    guard let own = recognizer as? SimultaneousRecognizer<First.Value, Second.Value, Value> else { return }
    first._update(own.first)
    second._update(own.second)
  }

  public var _kinds: [String] { first._kinds + second._kinds }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// One gesture after another.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  /// How far the two are.
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  public func _makeRecognizer(_ context: _GestureContext) -> _GestureRecognizer<Value> {
    SequenceRecognizer(
      first._makeRecognizer(context), second._makeRecognizer(context), first: { .first($0) },
      second: { .second($0, $1) })
  }

  public func _update(_ recognizer: _GestureRecognizer<Value>) {
    guard let own = recognizer as? SequenceRecognizer<First.Value, Second.Value, Value> else { return }
    first._update(own.first)
    second._update(own.second)
  }

  public var _kinds: [String] {
    let (first, second) = (self.first._kinds, self.second._kinds)
    return [(first + second).joined(separator: " then ")]
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// One gesture, or another one if it is not made.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never

  /// The value of the one that is made.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  public func _makeRecognizer(_ context: _GestureContext) -> _GestureRecognizer<Value> {
    ExclusiveRecognizer(
      first._makeRecognizer(context), second._makeRecognizer(context), first: { .first($0) },
      second: { .second($0) })
  }

  public func _update(_ recognizer: _GestureRecognizer<Value>) {
    guard let own = recognizer as? ExclusiveRecognizer<First.Value, Second.Value, Value> else { return }
    first._update(own.first)
    second._update(own.second)
  }

  public var _kinds: [String] { first._kinds + second._kinds }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// A gesture of any kind.
public struct AnyGesture<Value>: Gesture {
  public typealias Body = Never
  private let make: @MainActor (_GestureContext) -> _GestureRecognizer<Value>
  private let renew: @MainActor (_GestureRecognizer<Value>) -> Void
  private let kinds: @MainActor () -> [String]

  public init<G: Gesture>(_ gesture: G) where G.Value == Value {
    make = { gesture._makeRecognizer($0) }
    renew = { gesture._update($0) }
    kinds = { gesture._kinds }
  }

  public func _makeRecognizer(_ context: _GestureContext) -> _GestureRecognizer<Value> { make(context) }
  public func _update(_ recognizer: _GestureRecognizer<Value>) { renew(recognizer) }
  public var _kinds: [String] { kinds() }
}
