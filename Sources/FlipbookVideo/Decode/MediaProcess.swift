import CProcess
import FlipbookExport
import FlipbookPicture
import Foundation

/// A child process whose output is read from a pipe. It ends when the pipe has no reader, and is reaped before this value
/// goes away.
final class MediaProcess {
  private var process: pid_t?
  private var output: Int32
  private let said: MemoryFile
  private var code: Int32?

  /// Bytes that the kernel keeps between the processes.
  private static let pipeSize: Int32 = 1 << 20

  /// - Throws: ``VideoFailure`` when the program can't be started.
  init(_ program: String, _ arguments: [String]) throws(VideoFailure) {
    var ends: [Int32] = [0, 0]
    guard process_pipe(&ends, Self.pipeSize) == 0 else {
      throw VideoFailure("can't be read: no pipe can be made")
    }
    output = ends[0]
    let nothing = Glibc.open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer {
      close(ends[1])
      if nothing >= 0 { close(nothing) }
    }
    do {
      said = try MemoryFile()
      var request = ChildRequest(program, arguments)
      if nothing >= 0 { request.input = nothing }
      request.output = ends[1]
      request.errors = said.descriptor
      request.isApart = true
      request.outlivesThread = true
      process = try request.start()
    } catch {
      close(output)
      throw VideoFailure("can't be read: \(program) can't be started: \(error)")
    }
  }

  deinit { _ = end() }

  /// The messages that it has printed so far.
  var messages: String { said.text() }

  /// Reads so many bytes.
  ///
  /// - Returns: How many there were; fewer at the end, or when none came for so many seconds.
  func read(into buffer: UnsafeMutableRawBufferPointer, seconds: Double) -> Int {
    var count = 0
    while count < buffer.count {
      var wait = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      let ready = poll(&wait, 1, Int32(min(seconds, 1e6) * 1000))
      if ready < 0, errno == EINTR { continue }
      guard ready > 0 else { break }
      let part = Glibc.read(output, buffer.baseAddress! + count, buffer.count - count)
      if part < 0, errno == EINTR { continue }
      guard part > 0 else { break }
      count += part
    }
    return count
  }

  /// Reads all that comes.
  ///
  /// - Returns: Nil for more bytes than the limit, and when it takes longer.
  func readAll(limit: Int, seconds: Double) -> [UInt8]? {
    let end = ContinuousClock.now + .seconds(seconds)
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      var wait = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      let rest = (end - .now) / .seconds(1)
      guard rest > 0 else { return nil }
      let ready = poll(&wait, 1, Int32(rest * 1000) + 1)
      if ready < 0, errno == EINTR { continue }
      guard ready > 0 else { return nil }
      let count = Glibc.read(output, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      guard bytes.count + count <= limit else { return nil }
      bytes += part[..<count]
    }
  }

  /// Ends the child.
  ///
  /// - Returns: Its exit code where it has ended by itself, else a negative number.
  func end() -> Int32 {
    if let code { return code }
    guard let process else { return -1 }
    close(output)
    var status: Int32 = 0
    // One whose output has ended ends at once by itself; others are not waited for.
    var reaped = waitpid(process, &status, WNOHANG)
    for _ in 0..<200 where reaped == 0 {
      usleep(1000)
      reaped = waitpid(process, &status, WNOHANG)
    }
    if reaped == 0 {
      kill(process, SIGKILL)
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
    }
    self.process = nil
    let result = status & 0x7f == 0 ? status >> 8 & 0xff : -(status & 0x7f)
    code = result
    return result
  }

  /// Ends the child at once, whatever it does.
  func stop() {
    if let process, code == nil { kill(process, SIGKILL) }
    _ = end()
  }

  /// Why a file is refused, in ffmpeg's words, as the end of a sentence.
  static func reason(_ text: String) -> String {
    if text.contains("not on whitelist") || text.contains("whitelist") {
      return "is of a kind that is not read as a film"
    }
    let said = FFmpegErrors.lines(in: text).first ?? ""
    // ffmpeg repeats the name of the file in front.
    let words = said.split(separator: ": ").last.map(String.init) ?? ""
    return "is damaged or is no film" + (words.isEmpty ? "" : "; ffmpeg says: \(words)")
  }
}
