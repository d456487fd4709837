import FlipbookDiagnostics
import Foundation

/// Writes messages. A reader that went away is no error: `flipbook list … | head` just ends.
///
/// Output for people: controls in the texts of scenes and file names are escaped, so that no text can move the cursor,
/// recolour or reorder what is shown. A text of JSON stays JSON.
enum Console {
  /// The environment variable that names the descriptors of a scene's process for output and messages, `200,201`. What
  /// the scene prints to its standard streams passes through a filter; messages don't.
  static let variable = "FLIPBOOK_CONSOLE"

  static func output(_ text: String) { write(PrintableText.escaped(text), to: descriptors.output) }

  /// A scene that closed the descriptors of its process leaves its parent to print what is to be said.
  ///
  /// - Parameter keepingColors: Whether colours in the text are the compiler's and stay.
  static func error(_ text: String, keepingColors: Bool = false) {
    if fcntl(STDERR_FILENO, F_GETFD) < 0 {
      SceneEntry.journal?.keep(message: text)
    } else {
      let plain = PrintableText.escaped(text, keepingColors: keepingColors)
      let isColored = MessageColors.areWanted(for: errorDescriptor)
      write(isColored ? MessageColors.marked(plain) : plain, to: errorDescriptor)
    }
  }

  /// Clears the line of the terminal that messages go to, and begins it with a text.
  static func clearLine(_ text: String = "") {
    write(Terminal.clearLine + PrintableText.escaped(text), to: errorDescriptor)
  }

  /// The descriptor that messages go to.
  static var errorDescriptor: Int32 { descriptors.errors }

  private static var descriptors: (output: Int32, errors: Int32) {
    let numbers = getenv(variable).map { String(cString: $0).split(separator: ",").compactMap { Int32($0) } }
    guard let numbers, numbers.count == 2 else { return (STDOUT_FILENO, STDERR_FILENO) }
    // Children of a scene or an encoder don't inherit them.
    for number in numbers { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
    return (numbers[0], numbers[1])
  }

  private static func write(_ text: String, to descriptor: Int32) {
    try? FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).write(contentsOf: Data(text.utf8))
  }
}
