import FlipbookScenes
import Foundation

/// Watches commands that run on this machine, one after the other.
struct LocalWatch: EngineWatch {
  private let submission: Submission
  private let isWhole: @Sendable (Int) -> Bool
  private let log: String
  private var rest: [[String]]
  private var child: RunningChild

  /// Starts the first command.
  ///
  /// - Parameter log: Where all that the commands print goes.
  /// - Throws: ``FlipbookFailure``.
  init(
    _ commands: [[String]], _ submission: Submission, log: String, isWhole: @escaping @Sendable (Int) -> Bool
  ) throws {
    (self.submission, self.isWhole, self.log) = (submission, isWhole, log)
    rest = Array(commands.dropFirst())
    child = try EngineProgram.start(commands[0], log: log)
  }

  var farewell: String? { nil }

  func cancel() {
    child.send(SIGTERM)
    if (try? child.wait(seconds: 10)) == nil { child.kill() }
    _ = try? child.wait()
  }

  mutating func state() throws -> EngineState {
    guard let exit = try child.wait(seconds: 0) else { return .working }
    let missing = submission.parts.first { !isWhole($0) }
    if exit == .code(0), missing == nil {
      guard let next = rest.first else { return .joined(code: submission.result ?? 0) }
      rest.removeFirst()
      child = try EngineProgram.start(next, log: submission.joinLog)
      return .working
    }
    if let code = submission.result, missing == nil { return .joined(code: code) }
    let reason: String =
      switch exit {
      case .code(let code): "the engine ended with \(code)"
      case .signal(let signal): "the engine was ended by signal \(signal)"
      }
    return missing == nil ? .failedJoin(reason: reason) : .failedPart(missing, reason: reason)
  }
}
