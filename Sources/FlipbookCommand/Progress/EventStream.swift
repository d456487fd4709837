import FlipbookDiagnostics
import Foundation

/// Where the events of `--progress json` go: a descriptor that what a scene prints does not reach.
struct EventStream: Sendable {
  /// The environment variable that carries the descriptor to a scene's process.
  static let variable = "FLIPBOOK_EVENTS"

  let descriptor: Int32

  /// - Parameter choice: The value of `--progress`. In a scene's process the parent's word counts.
  init(_ choice: ProgressChoice) {
    let own = ProcessInfo.processInfo.environment[Self.variable].flatMap { Int32($0) }
    descriptor = own ?? choice.descriptor ?? STDOUT_FILENO
    // Children of a scene or an encoder don't inherit it.
    if descriptor > STDERR_FILENO { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
  }

  /// Writes a line. A reader that went away is no error.
  func write(_ event: ProgressEvent) { write(lines: PrintableText.escaped(event.json) + "\n") }

  /// Writes events that are lines of JSON already.
  func write(lines: String) {
    try? FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).write(contentsOf: Data(lines.utf8))
  }
}
