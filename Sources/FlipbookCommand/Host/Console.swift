import Foundation

/// Writes to the standard streams. A reader that went away is no error: `flipbook list … | head` just ends.
enum Console {
  static func output(_ text: String) { try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8)) }

  /// A scene that closed the descriptors of its process leaves its parent to print what is to be said.
  static func error(_ text: String) {
    if fcntl(STDERR_FILENO, F_GETFD) < 0 {
      SceneEntry.journal?.keep(message: text)
    } else {
      try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
  }
}
