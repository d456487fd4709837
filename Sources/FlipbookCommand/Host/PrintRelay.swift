import CProcess
import FlipbookDiagnostics
import FlipbookExport
import FlipbookScenes
import Foundation

/// Passes on what a scene prints, with controls escaped: a text of the scene's data must not move the cursor, retitle
/// the terminal or reorder what is shown. Colours stay.
///
/// A reader that went away is no error: what comes after is dropped, and the scene goes on.
final class PrintRelay: @unchecked Sendable {
  /// The descriptor that the scene prints to.
  let input: Int32
  private let source: Int32
  private let target: Int32
  private let done = DispatchSemaphore(value: 0)
  // The relay's thread alone uses it.
  private var filter = PrintFilter()
  private var hasStarted = false

  /// Seconds that what is left in the pipe may take to arrive once the process has ended. Someone else may hold its end.
  private static let patience = 2.0

  /// - Parameter target: An open descriptor.
  /// - Throws: ``FlipbookFailure`` when there is no pipe to be had.
  init(to target: Int32) throws {
    var ends: [Int32] = [-1, -1]
    let code = process_pipe(&ends, 1 << 16)
    guard code == 0 else {
      throw FlipbookFailure("A pipe can't be made: \(SystemFailure(code: code)).", .failure)
    }
    // Standard streams that are closed here must not be taken.
    let moved = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 3) }
    for end in ends { close(end) }
    guard moved.allSatisfy({ $0 >= 0 }) else {
      for end in moved where end >= 0 { close(end) }
      throw FlipbookFailure("A pipe can't be made: \(SystemFailure(code: errno)).", .failure)
    }
    (source, input, self.target) = (moved[0], moved[1], target)
  }

  deinit {
    close(source)
    if !hasStarted { close(input) }
  }

  /// Begins to pass on. The scene's process has the writing end by now; this process's own is closed.
  func start() {
    hasStarted = true
    close(input)
    let thread = Thread { [self] in
      run()
      done.signal()
    }
    thread.name = "flipbook-prints"
    thread.start()
  }

  /// Waits for the end of what is printed.
  func finish() { _ = done.wait(timeout: .now() + Self.patience) }

  private func run() {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(source, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      write(filter.escaped(buffer[..<count]))
    }
    write(filter.rest())
  }

  private func write(_ text: String) {
    guard !text.isEmpty else { return }
    try? FileHandle(fileDescriptor: target, closeOnDealloc: false).write(contentsOf: Data(text.utf8))
  }
}
