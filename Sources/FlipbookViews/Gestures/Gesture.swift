import FlipbookDrawing
import FlipbookMotion
import Foundation

/// What a finger or a pointer can do to a view. A film has none; of all gestures, taps can be scripted.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture

  /// The gesture this one is made from.
  var body: Body { get }

  /// What scripted taps do.
  func _tapHandlers(ended: @escaping @MainActor (Value) -> Void) -> [_TapAction]
}

/// What a scripted tap does for a gesture.
public struct _TapAction {
  /// Taps needed in a row.
  let count: Int
  /// Called with the place of the tap in the view's coordinates.
  let action: @MainActor (CGPoint) -> Void
}

extension Gesture where Body.Value == Value {
  public func _tapHandlers(ended: @escaping @MainActor (Value) -> Void) -> [_TapAction] {
    body._tapHandlers(ended: ended)
  }
}

extension Gesture {
  public func _tapHandlers(ended: @escaping @MainActor (Value) -> Void) -> [_TapAction] { [] }
}

extension Gesture where Body == Never {
  public var body: Never { fatalError("\(Self.self) is built into Flipbook and has no body") }
}

extension Never: Gesture {
  public typealias Value = Never
}

/// Which of the gestures of a view and of those inside it count.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1 << 0)
  public static let subviews = GestureMask(rawValue: 1 << 1)
  public static let all: GestureMask = [.gesture, .subviews]
}

/// A gesture that runs a closure when it has ended.
public struct _EndedGesture<Base: Gesture>: Gesture {
  public typealias Body = Never
  public typealias Value = Base.Value
  let base: Base
  let action: @MainActor (Base.Value) -> Void

  public func _tapHandlers(ended: @escaping @MainActor (Base.Value) -> Void) -> [_TapAction] {
    base._tapHandlers { value in
      action(value)
      ended(value)
    }
  }
}

/// A gesture that runs a closure while it goes on; scripted taps are over at once.
public struct _ChangedGesture<Base: Gesture>: Gesture {
  public typealias Body = Never
  public typealias Value = Base.Value
  let base: Base

  public func _tapHandlers(ended: @escaping @MainActor (Base.Value) -> Void) -> [_TapAction] {
    base._tapHandlers(ended: ended)
  }
}

/// A gesture that keeps a state while it goes on.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Body = Never
  public typealias Value = Base.Value
  let base: Base

  public func _tapHandlers(ended: @escaping @MainActor (Base.Value) -> Void) -> [_TapAction] {
    base._tapHandlers(ended: ended)
  }
}

/// A gesture whose value is made from another's.
public struct _MapGesture<Base: Gesture, Value>: Gesture {
  public typealias Body = Never
  let base: Base
  let transform: @MainActor (Base.Value) -> Value

  public func _tapHandlers(ended: @escaping @MainActor (Value) -> Void) -> [_TapAction] {
    base._tapHandlers { ended(transform($0)) }
  }
}

extension Gesture {
  /// Runs a closure when the gesture has ended.
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }

  /// Runs a closure while the gesture goes on.
  public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> _ChangedGesture<Self>
  where Value: Equatable {
    _ChangedGesture(base: self)
  }

  /// Keeps a state while the gesture goes on.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping @MainActor (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self)
  }

  /// The gesture with a value of another kind.
  public func map<T>(_ body: @escaping @MainActor (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }

  /// This gesture and another one at the same time.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Another gesture after this one.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// This gesture, or another one if it is not made.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
