import CProcess
import Foundation
import Synchronization

/// Takes the signals that ask a program to end (Ctrl-C and its like) away from their usual effect and hands them to a
/// closure while it lives. Of several the youngest gets them.
package final class SignalRelay: Sendable {
  private let number: Int

  /// Has Ctrl-C and its like end this process with the exit code for it wherever nothing needs tidying, and writes over
  /// a limit of size fail in place. For a program's start.
  package static func install() { process_take_signals(ExitCode.interrupted.rawValue) }

  /// - Parameter handler: Called on a background thread with the signal's number.
  package init(handler: @escaping @Sendable (Int32) -> Void) {
    Self.install()
    number = SignalHub.shared.add(handler)
  }

  deinit { SignalHub.shared.remove(number) }

  /// Does what a signal would do, where somebody waits for one. From any thread.
  ///
  /// - Returns: Whether somebody does.
  package static func interrupt() -> Bool { SignalHub.shared.interrupt() }
}

/// Reads the signals of this process, which has but one set of them.
private final class SignalHub: Sendable {
  static let shared = SignalHub()

  private struct State {
    var handlers: [(number: Int, handler: @Sendable (Int32) -> Void)] = []
    var next = 0
  }

  private let state = Mutex(State())

  private init() {
    var ends: [Int32] = [0, 0]
    // Without a pipe signals end the program, as before.
    guard process_pipe(&ends, 4096) == 0 else { return }
    let input = ends[0]
    let thread = Thread { [self] in
      var byte: UInt8 = 0
      while true {
        let count = read(input, &byte, 1)
        if count == 1 { handle(Int32(byte)) } else if errno != EINTR { return }
      }
    }
    thread.name = "flipbook signals"
    thread.stackSize = 512 << 10
    thread.start()
    process_send_signals_to(ends[1])
  }

  func add(_ handler: @escaping @Sendable (Int32) -> Void) -> Int {
    state.withLock { state in
      state.next += 1
      state.handlers.append((state.next, handler))
      return state.next
    }
  }

  func remove(_ number: Int) { state.withLock { $0.handlers.removeAll { $0.number == number } } }

  func interrupt() -> Bool {
    guard let handler = state.withLock({ $0.handlers.last?.handler }) else { return false }
    handler(SIGTERM)
    return true
  }

  private func handle(_ signal: Int32) {
    guard let handler = state.withLock({ $0.handlers.last?.handler }) else {
      _exit(ExitCode.interrupted.rawValue)
    }
    handler(signal)
  }
}
