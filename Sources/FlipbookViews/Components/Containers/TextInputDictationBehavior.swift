import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The behaviour of dictation in a field.
public struct TextInputDictationBehavior: Sendable {
  /// The usual behaviour.
  public static let automatic = TextInputDictationBehavior()
  /// No dictation.
  public static let preventDictation = TextInputDictationBehavior()
  /// Dictation in the field, started in a way.
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
    TextInputDictationBehavior()
  }
}
