import FlipbookDiagnostics
import FlipbookScenes
import Foundation

/// The diagnostics of a scene's process, written to a file as they are reported.
///
/// A process that crashes can't print them any more. The process that started it does then: what a scene uses that
/// isn't supported often says why it crashed.
struct DiagnosticTrail: Sendable {
  private let path: String
  private let isJSON: Bool

  /// - Parameters:
  ///   - journal: The path of the run's journal; the file lies beside it.
  ///   - progress: How progress is shown: lines of text, or events.
  init(besideJournal journal: String, _ progress: ProgressChoice) {
    path = journal + "-diagnostics"
    isJSON = progress.style == .json
  }

  /// The trail of this process; nil when no other started it as a scene.
  init?(_ progress: ProgressChoice) {
    guard let journal = ProcessInfo.processInfo.environment[RunJournal.variable] else { return nil }
    self.init(besideJournal: journal, progress)
  }

  /// Adds a line. From any thread; a line that can't be written is left out.
  func append(_ diagnostic: Diagnostic) {
    // The first error is the message of the failure.
    guard diagnostic.severity != .error else { return }
    let line = isJSON ? ProgressEvent.diagnostic(diagnostic, count: 1).json : "\(diagnostic)"
    let bytes = Array((PrintableText.escaped(line) + "\n").utf8)
    let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    _ = Foundation.write(file, bytes, bytes.count)
    close(file)
  }

  /// Prints the lines of a process that ended before it could.
  func printLeft(_ progress: ProgressChoice) {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return }
    if isJSON { EventStream(progress).write(lines: text) } else { Console.error(text) }
  }
}
