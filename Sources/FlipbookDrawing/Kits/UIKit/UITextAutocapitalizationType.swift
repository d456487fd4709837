import Foundation

/// The letters that a keyboard makes capitals by itself.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// None. Has no effect: a film has no keyboard.
  case none = 0
  /// Have no effect.
  case words, sentences, allCharacters
}
