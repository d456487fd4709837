import Foundation

/// Writes to the standard streams. A reader that went away is no error: `flipbook list … | head` just ends.
enum Console {
  static func output(_ text: String) { try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8)) }

  static func error(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
}
