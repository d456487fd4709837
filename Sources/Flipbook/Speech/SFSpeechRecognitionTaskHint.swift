import Foundation

/// The purpose of speech.
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  case unspecified = 0
  case dictation = 1
  case search = 2
  case confirmation = 3
}
