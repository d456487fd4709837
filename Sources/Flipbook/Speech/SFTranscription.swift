import Foundation

/// A text of speech.
open class SFTranscription: NSObject, @unchecked Sendable {
  /// The text.
  open var formattedString: String { "" }
}
