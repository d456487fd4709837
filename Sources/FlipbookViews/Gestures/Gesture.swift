import FlipbookDrawing
import FlipbookMotion
import Foundation

/// What a finger or a pointer can do to a view; in a film they are those of a script.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture

  /// The gesture this one is made from.
  var body: Body { get }

  /// Makes what watches touches for the gesture.
  func _makeRecognizer(_ context: _GestureContext) -> _GestureRecognizer<Value>

  /// Gives a recognizer the closures of a newer gesture.
  func _update(_ recognizer: _GestureRecognizer<Value>)

  /// What can be done, in words, for lists of what can be touched.
  var _kinds: [String] { get }
}

extension Gesture where Body.Value == Value {
  public func _makeRecognizer(_ context: _GestureContext) -> _GestureRecognizer<Value> {
    body._makeRecognizer(context)
  }

  public func _update(_ recognizer: _GestureRecognizer<Value>) { body._update(recognizer) }

  public var _kinds: [String] { body._kinds }
}

extension Gesture {
  public func _makeRecognizer(_ context: _GestureContext) -> _GestureRecognizer<Value> {
    _GestureRecognizer<Value>()
  }

  public func _update(_ recognizer: _GestureRecognizer<Value>) {}

  public var _kinds: [String] { [] }
}

extension Gesture where Body == Never {
  public var body: Never { fatalError("\(Self.self) is built into Flipbook and has no body") }
}

extension Never: Gesture {
  public typealias Value = Never
}

extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Never

  public func _makeRecognizer(_ context: _GestureContext) -> _GestureRecognizer<Value> {
    self?._makeRecognizer(context) ?? _GestureRecognizer<Value>()
  }

  public func _update(_ recognizer: _GestureRecognizer<Value>) { self?._update(recognizer) }

  public var _kinds: [String] { self?._kinds ?? [] }
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

extension Gesture {
  /// Runs a closure when the gesture has ended.
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }

  /// Runs a closure whenever the value of the gesture changes while it goes on.
  public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> _ChangedGesture<Self>
  where Value: Equatable {
    _ChangedGesture(base: self, isSame: { $0 == $1 }, action: action)
  }

  /// Keeps a state while the gesture goes on; it falls back to its first value when the gesture is over.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping @MainActor (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
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
