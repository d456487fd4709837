/// A text to be spoken.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  /// The text.
  public let speechString: String
  /// The voice; nil for the usual one.
  open var voice: AVSpeechSynthesisVoice?
  /// The speed, from 0 to 1.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// The pitch, from 0.5 to 2.
  open var pitchMultiplier: Float = 1
  /// The loudness, from 0 to 1.
  open var volume: Float = 1
  /// In seconds.
  open var preUtteranceDelay: TimeInterval = 0
  /// In seconds.
  open var postUtteranceDelay: TimeInterval = 0

  /// Makes a text to be spoken.
  public init(string: String) { speechString = string }
}

/// The usual speed.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
/// The least speed.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The greatest speed.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
