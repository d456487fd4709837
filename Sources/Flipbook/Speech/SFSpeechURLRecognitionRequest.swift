import Foundation

/// A request for the text of a file of sound.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  /// The file.
  public let url: URL

  /// Makes a request.
  public init(url: URL) { self.url = url }
}
