import FlipbookDigest
import Foundation
import Synchronization

/// The ffmpeg program of this machine.
struct FFmpeg: Sendable {
  let path: String
  /// Names of its encoders.
  var encoders: Set<String> { answer.encoders }
  private let answer: Answer

  /// The program's description of itself. A start of it costs a tenth of a second, so all is asked at once.
  private struct Answer {
    let encoders: Set<String>
    /// The lines before the list of encoders; empty where it prints none.
    let banner: String
  }

  private static let known = Mutex<[String: Answer]>([:])

  /// Finds the program and asks it for its encoders, once for each version of it on a machine.
  ///
  /// - Parameters:
  ///   - program: A path, or nil for the `ffmpeg` on the `PATH`.
  ///   - cancellation: Ends the wait for its answer.
  /// - Throws: ``ExportError`` when there is none or it doesn't run.
  init(program: String? = nil, cancellation: Cancellation = Cancellation()) throws {
    guard let path = program ?? ProgramPath.find("ffmpeg") else {
      throw ExportError(
        .missingEncoder,
        "Films and animations need ffmpeg, which is not installed. On Debian: apt install ffmpeg")
    }
    self.path = path
    if let answer = Self.known.withLock({ $0[path] }) {
      self.answer = answer
      return
    }
    let answer = try Self.ask(path, cancellation)
    Self.known.withLock { $0[path] = answer }
    self.answer = answer
  }

  /// Seconds that the answer may take; a busy machine needs one or two.
  private static let patience = 30.0

  /// Its version and those of its libraries, as it prints them.
  func version(_ cancellation: Cancellation) throws -> String {
    answer.banner.isEmpty ? try Self.ask(path, ["-version"], cancellation) : answer.banner
  }

  private static func ask(_ path: String, _ cancellation: Cancellation) throws -> Answer {
    let text = try knownEncoders(path, cancellation)
    let names = encoders(in: text)
    guard !names.isEmpty else {
      throw ExportError(.missingEncoder, "\(path) lists no encoders; it is no ffmpeg: \(text.suffix(500))")
    }
    return Answer(encoders: names, banner: banner(in: text))
  }

  /// Reads what `ffmpeg -encoders` prints before the list: the program's version and those of its libraries.
  static func banner(in text: String) -> String {
    text.split(whereSeparator: \.isNewline).prefix { !$0.hasPrefix("Encoders:") }
      .map { String($0.drop { $0 == " " }) }.joined(separator: "\n")
  }

  /// The program's list of its encoders. It is asked again when it or one of its libraries has changed.
  private static func knownEncoders(_ path: String, _ cancellation: Cancellation) throws -> String {
    let environment = ProcessInfo.processInfo.environment
    // With these, other libraries than those of the last time could be loaded.
    guard environment["LD_LIBRARY_PATH"] == nil, environment["LD_PRELOAD"] == nil, let memo = FileMemo()
    else {
      return try ask(path, ["-encoders"], cancellation)
    }
    return try memo.value("ffmpeg encoders 1 \(path)", files: { files(of: path, cancellation) }) {
      try ask(path, ["-encoders"], cancellation)
    }
  }

  /// The program's file, those of all libraries that it loads, and the loader's list of places; nil where that can't be
  /// determined.
  static func files(of path: String, _ cancellation: Cancellation) -> [String]? {
    // A script starts what it likes.
    guard let file = FileHandle(forReadingAtPath: path), let start = try? file.read(upToCount: 4),
      start.elementsEqual([0x7f, 0x45, 0x4c, 0x46]),
      let text = try? ask(path, [], cancellation, environment: ["LD_TRACE_LOADED_OBJECTS": "1"])
    else { return nil }
    let libraries = text.split(whereSeparator: \.isNewline).compactMap { line -> String? in
      line.split(separator: " ").first { $0.hasPrefix("/") }.map { String($0) }
    }
    return libraries.isEmpty ? nil : [path, "/etc/ld.so.cache"] + libraries
  }

  private static func ask(
    _ path: String, _ arguments: [String], _ cancellation: Cancellation, environment: [String: String] = [:]
  ) throws -> String {
    let process = try EncoderProcess(program: path, arguments: arguments, environment: environment)
    let exit = process.wait(seconds: patience) { cancellation.isCancelled }
    if cancellation.isCancelled { throw ExportError.cancelled }
    guard let exit else {
      throw ExportError(
        .missingEncoder, "\(path) did not answer within \(Int(patience)) s and was ended.")
    }
    let text = process.lastMessages(lines: .max, bytes: .max)
    guard exit == .code(0) else {
      throw ExportError(.missingEncoder, "\(path) doesn't run: \(text.suffix(500))")
    }
    return text
  }

  /// Reads what `ffmpeg -encoders` prints: six flags, a name and a description a line, after a legend.
  static func encoders(in text: String) -> Set<String> {
    var names: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split(separator: " ")
      if words.count >= 2, words[0].count == 6, "VAS".contains(words[0].prefix(1)), words[1] != "=" {
        names.insert(String(words[1]))
      }
    }
    return names
  }
}
