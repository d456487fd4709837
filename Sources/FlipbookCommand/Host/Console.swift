import FlipbookDiagnostics
import Foundation

/// Writes to the standard streams. A reader that went away is no error: `flipbook list … | head` just ends.
///
/// What scenes and file names say passes through here: controls in it are escaped, so that no text can move the cursor,
/// recolour or reorder what is shown. A text of JSON stays JSON.
enum Console {
  static func output(_ text: String) { write(PrintableText.escaped(text), to: .standardOutput) }

  /// A scene that closed the descriptors of its process leaves its parent to print what is to be said.
  ///
  /// - Parameter keepingColors: Whether colours in the text are the compiler's and stay.
  static func error(_ text: String, keepingColors: Bool = false) {
    if fcntl(STDERR_FILENO, F_GETFD) < 0 {
      SceneEntry.journal?.keep(message: text)
    } else {
      write(PrintableText.escaped(text, keepingColors: keepingColors), to: .standardError)
    }
  }

  /// Clears the line of the terminal that standard error writes to, and begins it with a text.
  static func clearLine(_ text: String = "") {
    write(Terminal.clearLine + PrintableText.escaped(text), to: .standardError)
  }

  private static func write(_ text: String, to stream: FileHandle) {
    try? stream.write(contentsOf: Data(text.utf8))
  }
}
