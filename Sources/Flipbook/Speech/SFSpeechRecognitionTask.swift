import Foundation

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
