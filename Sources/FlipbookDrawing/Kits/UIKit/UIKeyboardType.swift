import Foundation

// Values of keyboards. Views and UIKit both take these values; a film has no keyboard.

/// The keys of a keyboard.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// Letters. Has no effect: a film has no keyboard.
  case `default` = 0
  /// Have no effect.
  case asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  /// Have no effect.
  case twitter, webSearch, asciiCapableNumberPad
}
