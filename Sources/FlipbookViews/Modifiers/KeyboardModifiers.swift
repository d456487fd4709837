import FlipbookDrawing
import Foundation

// The text that a film types comes from a script, so the kind of keyboard makes no difference.

/// The letters that a keyboard makes capitals by itself.
public struct TextInputAutocapitalization: Sendable {
  /// No letters.
  public static let never = TextInputAutocapitalization()
  /// The first letter of each word.
  public static let words = TextInputAutocapitalization()
  /// The first letter of each sentence.
  public static let sentences = TextInputAutocapitalization()
  /// Every letter.
  public static let characters = TextInputAutocapitalization()
}

extension View {
  /// Sets the keyboard for text fields; has no effect in a film.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  /// Sets the meaning of the text typed; has no effect in a film.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
  /// Sets the letters made capitals; has no effect in a film.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
  /// Sets the letters made capitals; has no effect in a film.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    self
  }
}
