import FlipbookExport
import Foundation
import Synchronization

/// A child that several threads may signal while one waits for it: its number is forgotten as it is reaped, so that no
/// signal meets a process that got the number afterwards.
package final class RunningChild: Sendable {
  private let process: Mutex<pid_t?>
  private let killSignal: Int32

  /// Starts a child with a keeper: everything that it starts ends with it.
  ///
  /// - Throws: ``FlipbookFailure`` when it can't be started.
  package init(_ request: ChildRequest, streams: ChildProcess.Streams = .init()) throws {
    var request = request
    request.hasKeeper = true
    killSignal = request.killSignal
    process = Mutex(try ChildProcess.start(request, streams: streams))
  }

  deinit {
    kill()
    _ = try? wait()
  }

  /// Asks it to end, or whatever a signal means to it.
  package func send(_ signal: Int32) {
    process.withLock { process in
      if let process { Foundation.kill(process, signal) }
    }
  }

  /// Whether the Swift runtime writes down where it, or what it started, crashed. That takes long on a busy machine.
  package var isCrashing: Bool {
    process.withLock { process in
      process.map { ProcessTree.runs("swift-backtrace", below: $0) } ?? false
    }
  }

  /// Ends it at once, with all that it started.
  package func kill() { send(killSignal) }

  /// Waits for its end.
  package func wait() throws -> ChildProcess.Exit {
    guard let number = process.withLock({ $0 }) else { return .code(0) }
    // Its number stays its own until it is reaped under the lock.
    var information = siginfo_t()
    while waitid(P_PID, id_t(number), &information, WEXITED | WNOWAIT) == -1, errno == EINTR {}
    return try process.withLock { process in
      process = nil
      return try ChildProcess.wait(for: number)
    }
  }

  /// Waits for its end for so long.
  ///
  /// - Returns: Nil when it goes on.
  package func wait(seconds: Double) throws -> ChildProcess.Exit? {
    let limit = ContinuousClock.now + .seconds(seconds)
    while true {
      let exit = try process.withLock { process -> ChildProcess.Exit? in
        guard let number = process else { return .code(0) }
        let exit = try ChildProcess.exit(of: number)
        if exit != nil { process = nil }
        return exit
      }
      if let exit { return exit }
      guard ContinuousClock.now < limit else { return nil }
      usleep(2000)
    }
  }

  /// Runs a program to its end, or until someone interrupts this one.
  ///
  /// - Throws: ``FlipbookFailure`` when it can't be started, and when this process is interrupted: the program and all
  ///   that it started are ended then.
  package static func run(
    _ request: ChildRequest, streams: ChildProcess.Streams = .init()
  ) throws -> ChildProcess.Exit {
    try run(request, streams: streams, limit: nil) ?? .code(0)
  }

  /// Runs a program to its end, for so many seconds, or until someone interrupts this one.
  ///
  /// - Returns: Nil when it did not end in time: it and all that it started are ended then.
  /// - Throws: ``FlipbookFailure`` as ``run(_:streams:)`` does.
  package static func run(
    _ request: ChildRequest, streams: ChildProcess.Streams, limit: Double?
  ) throws -> ChildProcess.Exit? {
    let child = try RunningChild(request, streams: streams)
    let isInterrupted = Mutex(false)
    let relay = SignalRelay { _ in
      isInterrupted.withLock { $0 = true }
      child.kill()
    }
    return try withExtendedLifetime(relay) {
      let exit: ChildProcess.Exit? = if let limit { try child.wait(seconds: limit) } else { try child.wait() }
      if isInterrupted.withLock({ $0 }) { throw FlipbookFailure("Interrupted.", .interrupted) }
      if exit == nil {
        child.kill()
        _ = try child.wait()
      }
      return exit
    }
  }
}
