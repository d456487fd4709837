import Foundation

/// A request for the text of speech.
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
  /// What speech is said for.
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
  /// Whether results come while one speaks.
  open var shouldReportPartialResults = true
  /// Whether it has to work without a network.
  open var requiresOnDeviceRecognition = false
  /// Whether punctuation is put in.
  open var addsPunctuation = false
  /// Words that are expected.
  open var contextualStrings: [String] = []

  /// Makes a request.
  public override init() {}
}

/// A request for the text of sound that comes in pieces.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  /// Takes a piece of sound, which nobody hears.
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
  /// Ends the sound, which nobody hears.
  open func endAudio() {}
}

/// A request for the text of a file of sound.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  /// The file.
  public let url: URL

  /// Makes a request.
  public init(url: URL) { self.url = url }
}

/// The work on a request. It is never done in a film.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  /// Whether it was given up.
  open private(set) var isCancelled = false
  /// Whether it ends with what was said so far.
  open private(set) var isFinishing = false

  /// Gives it up.
  open func cancel() { isCancelled = true }
  /// Ends it with what was said so far.
  open func finish() { isFinishing = true }
}

/// The text of speech.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  /// The most likely text.
  open var bestTranscription: SFTranscription { SFTranscription() }
  /// All texts that may be.
  open var transcriptions: [SFTranscription] { [] }
  /// Whether it won't change.
  open var isFinal: Bool { false }
}

/// A text of speech.
open class SFTranscription: NSObject, @unchecked Sendable {
  /// The text.
  open var formattedString: String { "" }
}
