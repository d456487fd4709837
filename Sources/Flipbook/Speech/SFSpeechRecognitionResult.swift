import Foundation

/// The text of speech.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  /// The most likely text.
  open var bestTranscription: SFTranscription { SFTranscription() }
  /// All texts that may be.
  open var transcriptions: [SFTranscription] { [] }
  /// Whether it won't change.
  open var isFinal: Bool { false }
}
