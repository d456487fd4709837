import FlipbookMotion
import Foundation

/// A gesture that keeps a state while it goes on.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  /// Never: the gesture makes its recognizer itself.
  public typealias Body = Never
  /// The value of the gesture inside.
  public typealias Value = Base.Value
  /// The gesture that keeps the state.
  public var base: Base
  /// The state; it falls back to its first value when the gesture is over.
  public var state: GestureState<State>
  /// Stops the program: the gesture is built in and has no body.
  public var body: Never { fatalError("a gesture with a state is built into Flipbook and has no body") }
  let change: @MainActor (Base.Value, inout State, inout Transaction) -> Void

  /// Makes a gesture whose closure changes a state, and the transaction of the change, while it goes on.
  public init(
    base: Base, state: GestureState<State>,
    body: @escaping @MainActor (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    change = body
  }

  /// Makes the recognizer that changes the state.
  public func _makeRecognizer(_ context: _GestureContext) -> _GestureRecognizer<Value> {
    StateRecognizer(base._makeRecognizer(context), state: state, change: change)
  }

  /// Gives the recognizer the newer closures.
  public func _update(_ recognizer: _GestureRecognizer<Value>) {
    guard let own = recognizer as? StateRecognizer<Value, State> else { return }
    own.change = change
    base._update(own.base)
  }

  /// The kinds of the gesture inside.
  public var _kinds: [String] { base._kinds }
}

@MainActor
private final class StateRecognizer<Value, State>: WrappingRecognizer<Value, Value> {
  private let state: GestureState<State>
  var change: @MainActor (Value, inout State, inout Transaction) -> Void
  private var isChanged = false

  init(
    _ base: _GestureRecognizer<Value>, state: GestureState<State>,
    change: @escaping @MainActor (Value, inout State, inout Transaction) -> Void
  ) {
    self.state = state
    self.change = change
    super.init(base)
  }

  override var value: Value? {
    get { base.value }
    set { base.value = newValue }
  }

  override func deliver() {
    super.deliver()
    if phase == .active, let value {
      isChanged = true
      state.change { change(value, &$0, &$1) }
    } else if isOver {
      reset()
    }
  }

  override func cancel() {
    super.cancel()
    reset()
  }

  private func reset() {
    guard isChanged else { return }
    isChanged = false
    state.reset()
  }
}
