/// A failure that is reported to the user: what went wrong and the way out, and the exit code that
/// says which kind it was.
package struct FlipbookFailure: Error, Equatable, CustomStringConvertible {
  package var message: String
  package var exitCode: ExitCode
  /// Whether the message has colours that the compiler gave it.
  package var isColored = false

  package init(_ message: String, _ exitCode: ExitCode) {
    self.message = message
    self.exitCode = exitCode
  }

  package var description: String { message }
}
