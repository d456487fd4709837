import FlipbookMotion
import Foundation

/// A gesture whose value is made from another's.
public struct _MapGesture<Base: Gesture, Value>: Gesture {
  /// Never: the gesture makes its recognizer itself.
  public typealias Body = Never
  let base: Base
  let transform: @MainActor (Base.Value) -> Value

  /// Makes the recognizer that transforms the value.
  public func _makeRecognizer(_ context: _GestureContext) -> _GestureRecognizer<Value> {
    MapRecognizer(base._makeRecognizer(context), transform)
  }

  /// Gives the recognizer inside the newer closures; the transform stays.
  public func _update(_ recognizer: _GestureRecognizer<Value>) {
    guard let own = recognizer as? MapRecognizer<Base.Value, Value> else { return }
    base._update(own.base)
  }

  /// The kinds of the gesture inside.
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
