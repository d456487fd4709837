import FlipbookMotion
import Foundation

/// A gesture that runs a closure whenever its value changes while it goes on.
public struct _ChangedGesture<Base: Gesture>: Gesture {
  /// Never: the gesture makes its recognizer itself.
  public typealias Body = Never
  /// The value of the gesture inside.
  public typealias Value = Base.Value
  let base: Base
  let isSame: @MainActor (Base.Value, Base.Value) -> Bool
  let action: @MainActor (Base.Value) -> Void

  /// Makes the recognizer that runs the closure at changes.
  public func _makeRecognizer(_ context: _GestureContext) -> _GestureRecognizer<Value> {
    ChangedRecognizer(base._makeRecognizer(context), isSame, action)
  }

  /// Gives the recognizer the newer closures.
  public func _update(_ recognizer: _GestureRecognizer<Value>) {
    guard let own = recognizer as? ChangedRecognizer<Value> else { return }
    own.action = action
    base._update(own.base)
  }

  /// The kinds of the gesture inside.
  public var _kinds: [String] { base._kinds }
}

@MainActor
private final class ChangedRecognizer<Value>: WrappingRecognizer<Value, Value> {
  private let isSame: @MainActor (Value, Value) -> Bool
  var action: @MainActor (Value) -> Void
  private var reported: Value?

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
    if let reported, isSame(reported, value) { return }
    reported = value
    action(value)
  }
}
