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

/// Escapes a stream of bytes that arrives in pieces: characters and colours that a piece cuts wait for the next one.
struct PrintFilter {
  private var held: [UInt8] = []
  /// Bytes that a colour takes at most; a longer one is escaped.
  private static let longest = 32

  /// The escaped text of what was held and a piece, up to where the piece cuts something.
  mutating func escaped(_ piece: some Collection<UInt8>) -> String {
    held += piece
    let whole = held.count - Self.open(held)
    let text = String(decoding: held[..<whole], as: UTF8.self)
    held.removeFirst(whole)
    return PrintableText.escaped(text, keepingColors: true)
  }

  /// The escaped text of what is still held.
  mutating func rest() -> String {
    defer { held = [] }
    return PrintableText.escaped(String(decoding: held, as: UTF8.self), keepingColors: true)
  }

  /// How many bytes at the end begin a character or a colour that is not whole.
  private static func open(_ bytes: [UInt8]) -> Int {
    let tail = bytes.suffix(longest)
    if let escape = tail.lastIndex(of: 0x1b),
      bytes[(escape + 1)...].allSatisfy({ $0 == 0x5b || $0 == 0x3b || (0x30...0x39).contains($0) })
    {
      return bytes.count - escape
    }
    // The first byte of a character says how long it is.
    for (distance, byte) in bytes.reversed().prefix(4).enumerated() where byte & 0xc0 != 0x80 {
      let length = byte < 0x80 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4
      return length > distance + 1 ? distance + 1 : 0
    }
    return 0
  }
}
