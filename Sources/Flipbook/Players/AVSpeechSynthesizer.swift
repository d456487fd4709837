/// Speaks texts. A film has no voice, which is reported.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  /// Has no effect: nothing is spoken.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// False: nothing is spoken.
  open var isSpeaking: Bool { false }
  /// False: nothing is spoken.
  open var isPaused: Bool { false }

  /// Makes one.
  public override init() {}

  /// Has no effect, with a diagnostic: a film has no voice.
  open func speak(_ utterance: AVSpeechUtterance) { unsupported("AVSpeechSynthesizer.speak") }
  /// Returns false: nothing is spoken.
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// Returns false: nothing is spoken.
  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// Returns false: nothing is spoken.
  @discardableResult
  open func continueSpeaking() -> Bool { false }
}
