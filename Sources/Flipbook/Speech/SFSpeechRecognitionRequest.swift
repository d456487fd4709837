import Foundation

/// A request for the text of speech.
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
  /// The purpose of speech.
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
