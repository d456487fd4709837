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

  public func _tapHandlers(ended: @escaping @MainActor (Value) -> Void) -> [_TapAction] {
    first._tapHandlers { ended(Value(first: $0, second: nil)) }
      + second._tapHandlers { ended(Value(first: nil, second: $0)) }
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

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
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

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

  public func _tapHandlers(ended: @escaping @MainActor (Value) -> Void) -> [_TapAction] {
    first._tapHandlers { ended(.first($0)) } + second._tapHandlers { ended(.second($0)) }
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// A gesture of any kind.
public struct AnyGesture<Value>: Gesture {
  public typealias Body = Never
  private let handlers: @MainActor (@escaping @MainActor (Value) -> Void) -> [_TapAction]

  public init<G: Gesture>(_ gesture: G) where G.Value == Value {
    handlers = { gesture._tapHandlers(ended: $0) }
  }

  public func _tapHandlers(ended: @escaping @MainActor (Value) -> Void) -> [_TapAction] { handlers(ended) }
}
