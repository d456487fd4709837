import Foundation

/// Hears whether speech can be recognized.
public protocol SFSpeechRecognizerDelegate: AnyObject {
  /// Comes when that changes, which is never in a film.
  func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
  /// Does nothing.
  public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
  {}
}
