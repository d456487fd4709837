import FlipbookMotion
import Foundation

/// A gesture that runs a closure when it has ended.
public struct _EndedGesture<Base: Gesture>: Gesture {
  /// Never: the gesture makes its recognizer itself.
  public typealias Body = Never
  /// The value of the gesture inside.
  public typealias Value = Base.Value
  let base: Base
  let action: @MainActor (Base.Value) -> Void

  /// Makes the recognizer that runs the closure at the end.
  public func _makeRecognizer(_ context: _GestureContext) -> _GestureRecognizer<Value> {
    EndedRecognizer(base._makeRecognizer(context), action)
  }

  /// Gives the recognizer the newer closures.
  public func _update(_ recognizer: _GestureRecognizer<Value>) {
    guard let own = recognizer as? EndedRecognizer<Value> else { return }
    own.action = action
    base._update(own.base)
  }

  /// The kinds of the gesture inside.
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
