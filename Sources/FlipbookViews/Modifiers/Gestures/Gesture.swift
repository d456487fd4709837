import FlipbookDrawing
import FlipbookMotion
import Foundation

/// An action of a finger or a pointer on a view; in a film they are those of a script.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The type of the gesture's value.
  associatedtype Value
  /// The type of the gesture this one is made from; `Never` for gestures that are built in.
  associatedtype Body: Gesture

  /// The gesture this one is made from.
  var body: Body { get }

  /// Makes the recognizer that watches touches for the gesture.
  func _makeRecognizer(_ context: _GestureContext) -> _GestureRecognizer<Value>

  /// Gives a recognizer the closures of a newer gesture.
  func _update(_ recognizer: _GestureRecognizer<Value>)

  /// The actions, in words, for lists of what can be touched.
  var _kinds: [String] { get }

  /// Whether there is a gesture at all; false for an optional one that is nil.
  var _isThere: Bool { get }
}

extension Gesture where Body.Value == Value {
  /// Makes the recognizer of the body.
  public func _makeRecognizer(_ context: _GestureContext) -> _GestureRecognizer<Value> {
    body._makeRecognizer(context)
  }

  /// Gives the recognizer the body's newer closures.
  public func _update(_ recognizer: _GestureRecognizer<Value>) { body._update(recognizer) }

  /// The kinds of the body.
  public var _kinds: [String] { body._kinds }
}

extension Gesture {
  /// Makes a recognizer that never recognizes a touch.
  public func _makeRecognizer(_ context: _GestureContext) -> _GestureRecognizer<Value> {
    _GestureRecognizer<Value>()
  }

  /// Has no effect.
  public func _update(_ recognizer: _GestureRecognizer<Value>) {}

  /// No kinds.
  public var _kinds: [String] { [] }

  /// True.
  public var _isThere: Bool { true }
}

extension Gesture where Body == Never {
  /// Stops the program: the gesture is built in and has no body.
  public var body: Never { fatalError("\(Self.self) is built into Flipbook and has no body") }
}

extension Never: Gesture {
  /// Never: there is no such gesture.
  public typealias Value = Never
}

extension Optional: Gesture where Wrapped: Gesture {
  /// The value of the gesture inside.
  public typealias Value = Wrapped.Value
  /// Never: the gesture makes its recognizer itself.
  public typealias Body = Never

  /// Makes the recognizer of the gesture; for nil, one that never recognizes a touch.
  public func _makeRecognizer(_ context: _GestureContext) -> _GestureRecognizer<Value> {
    self?._makeRecognizer(context) ?? _GestureRecognizer<Value>()
  }

  /// Gives the recognizer the newer closures, unless there is no gesture.
  public func _update(_ recognizer: _GestureRecognizer<Value>) { self?._update(recognizer) }

  /// The kinds of the gesture; none for nil.
  public var _kinds: [String] { self?._kinds ?? [] }

  /// Whether it is not nil.
  public var _isThere: Bool { self?._isThere ?? false }
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

  /// Returns the gesture with a value of another kind.
  public func map<T>(_ body: @escaping @MainActor (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }

  /// Returns this gesture and another one at the same time.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Returns another gesture after this one.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Returns this gesture, or another one if it is not made.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
