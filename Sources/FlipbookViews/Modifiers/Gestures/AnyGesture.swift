import FlipbookDrawing
import Foundation

/// A gesture of any kind.
public struct AnyGesture<Value>: Gesture {
  /// Never: the gesture makes its recognizer itself.
  public typealias Body = Never
  private let make: @MainActor (_GestureContext) -> _GestureRecognizer<Value>
  private let renew: @MainActor (_GestureRecognizer<Value>) -> Void
  private let kinds: @MainActor () -> [String]

  /// Makes a gesture that hides the type of another.
  public init<G: Gesture>(_ gesture: G) where G.Value == Value {
    make = { gesture._makeRecognizer($0) }
    renew = { gesture._update($0) }
    kinds = { gesture._kinds }
  }

  /// Makes the recognizer of the gesture inside.
  public func _makeRecognizer(_ context: _GestureContext) -> _GestureRecognizer<Value> { make(context) }
  /// Gives the recognizer the newer closures.
  public func _update(_ recognizer: _GestureRecognizer<Value>) { renew(recognizer) }
  /// The kinds of the gesture inside.
  public var _kinds: [String] { kinds() }
}
