import Foundation

/// Watches touches for one gesture and works out its value.
@MainActor
public class _GestureRecognizer<Value>: _GestureRecognizerBase {
  /// Set while the gesture goes on and when it has ended.
  package var value: Value?
}
