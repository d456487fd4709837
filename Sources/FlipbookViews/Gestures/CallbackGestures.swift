import FlipbookMotion
import Foundation

/// A gesture that runs a closure when it has ended.
public struct _EndedGesture<Base: Gesture>: Gesture {
  public typealias Body = Never
  public typealias Value = Base.Value
  let base: Base
  let action: @MainActor (Base.Value) -> Void

  public func _makeRecognizer(_ context: _GestureContext) -> _GestureRecognizer<Value> {
    EndedRecognizer(base._makeRecognizer(context), action)
  }

  public func _update(_ recognizer: _GestureRecognizer<Value>) {
    guard let own = recognizer as? EndedRecognizer<Value> else { return }
    own.action = action
    base._update(own.base)
  }

  public var _kinds: [String] { base._kinds }
}

@MainActor
private final class EndedRecognizer<Value>: WrappingRecognizer<Value, Value> {
  var action: @MainActor (Value) -> Void
  private var isDelivered = false

  init(_ base: _GestureRecognizer<Value>, _ action: @escaping @MainActor (Value) -> Void) {
    self.action = action
    super.init(base)
  }

  override var value: Value? {
    get { base.value }
    set { base.value = newValue }
  }

  override func deliver() {
    super.deliver()
    guard phase == .ended, !isDelivered, let value else { return }
    isDelivered = true
    action(value)
  }
}

/// A gesture that runs a closure whenever its value changes while it goes on.
public struct _ChangedGesture<Base: Gesture>: Gesture {
  public typealias Body = Never
  public typealias Value = Base.Value
  let base: Base
  let isSame: @MainActor (Base.Value, Base.Value) -> Bool
  let action: @MainActor (Base.Value) -> Void

  public func _makeRecognizer(_ context: _GestureContext) -> _GestureRecognizer<Value> {
    ChangedRecognizer(base._makeRecognizer(context), isSame, action)
  }

  public func _update(_ recognizer: _GestureRecognizer<Value>) {
    guard let own = recognizer as? ChangedRecognizer<Value> else { return }
    own.action = action
    base._update(own.base)
  }

  public var _kinds: [String] { base._kinds }
}

@MainActor
private final class ChangedRecognizer<Value>: WrappingRecognizer<Value, Value> {
  private let isSame: @MainActor (Value, Value) -> Bool
  var action: @MainActor (Value) -> Void
  private var told: Value?

  init(
    _ base: _GestureRecognizer<Value>, _ isSame: @escaping @MainActor (Value, Value) -> Bool,
    _ action: @escaping @MainActor (Value) -> Void
  ) {
    self.isSame = isSame
    self.action = action
    super.init(base)
  }

  override var value: Value? {
    get { base.value }
    set { base.value = newValue }
  }

  override func deliver() {
    super.deliver()
    guard phase == .active, let value else { return }
    if let told, isSame(told, value) { return }
    told = value
    action(value)
  }
}

/// A gesture that keeps a state while it goes on.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Body = Never
  public typealias Value = Base.Value
  public var base: Base
  public var state: GestureState<State>
  public var body: Never { fatalError("a gesture with a state is built into Flipbook and has no body") }
  let change: @MainActor (Base.Value, inout State, inout Transaction) -> Void

  public init(
    base: Base, state: GestureState<State>,
    body: @escaping @MainActor (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    change = body
  }

  public func _makeRecognizer(_ context: _GestureContext) -> _GestureRecognizer<Value> {
    StateRecognizer(base._makeRecognizer(context), state: state, change: change)
  }

  public func _update(_ recognizer: _GestureRecognizer<Value>) {
    guard let own = recognizer as? StateRecognizer<Value, State> else { return }
    own.change = change
    base._update(own.base)
  }

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

/// A gesture whose value is made from another's.
public struct _MapGesture<Base: Gesture, Value>: Gesture {
  public typealias Body = Never
  let base: Base
  let transform: @MainActor (Base.Value) -> Value

  public func _makeRecognizer(_ context: _GestureContext) -> _GestureRecognizer<Value> {
    MapRecognizer(base._makeRecognizer(context), transform)
  }

  public func _update(_ recognizer: _GestureRecognizer<Value>) {
    guard let own = recognizer as? MapRecognizer<Base.Value, Value> else { return }
    base._update(own.base)
  }

  public var _kinds: [String] { base._kinds }
}

@MainActor
private final class MapRecognizer<Base, Value>: WrappingRecognizer<Base, Value> {
  private let transform: @MainActor (Base) -> Value

  init(_ base: _GestureRecognizer<Base>, _ transform: @escaping @MainActor (Base) -> Value) {
    self.transform = transform
    super.init(base)
  }

  override var value: Value? {
    get { base.value.map(transform) }
    set {}
  }
}
