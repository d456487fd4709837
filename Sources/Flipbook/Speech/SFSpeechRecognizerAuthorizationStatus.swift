import Foundation

/// Whether an app may recognize speech.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied = 1
  case restricted = 2
  case authorized = 3
}
