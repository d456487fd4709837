import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The way that dictation starts.
public struct TextInputDictationActivation: Sendable {
  /// When the microphone is chosen.
  public static let onSelect = TextInputDictationActivation()
  /// At a look.
  public static let onLook = TextInputDictationActivation()
}
