import FlipbookScenes
import Foundation
import Synchronization

/// Writes texts into the calls of test files that they are expected in.
final class InlineText: Sendable {
  static let shared = InlineText()

  /// Lines that were added to files so far, by the line of the call as it was compiled.
  private let added = Mutex<[String: [(line: Int, count: Int)]]>([:])

  /// Puts a text behind a call, as its trailing closure.
  ///
  /// - Parameters:
  ///   - line: That of the call's name as it was compiled, from 1.
  ///   - column: In bytes, from 1.
  /// - Throws: ``FlipbookFailure`` where the call isn't found or the file can't be written.
  func write(_ text: String, to path: String, line: Int, column: Int) throws {
    try added.withLock { added in
      let failure = FlipbookFailure(
        "The text can't be written into the call in line \(line) of \"\(path)\".", .failure)
      guard let data = FileManager.default.contents(atPath: path) else { throw failure }
      let shift = (added[path] ?? []).filter { $0.line < line }.reduce(0) { $0 + $1.count }
      guard let edited = Self.edit(Array(data), text: text, line: line + shift, column: column) else {
        throw failure
      }
      do { try Data(edited.bytes).write(to: URL(fileURLWithPath: path), options: .atomic) } catch {
        throw failure
      }
      added[path, default: []].append((line, edited.addedLines))
    }
  }

  /// - Returns: Nil where no call begins there.
  static func edit(_ source: [UInt8], text: String, line: Int, column: Int) -> (
    bytes: [UInt8], addedLines: Int
  )? {
    var start = 0
    var number = 1
    while number < line {
      guard let end = source[start...].firstIndex(of: 10) else { return nil }
      (start, number) = (end + 1, number + 1)
    }
    let rowEnd = source[start...].firstIndex(of: 10) ?? source.count
    let indent = source[start..<rowEnd].prefix { $0 == 32 || $0 == 9 }
    guard start + column - 1 < source.count, var scan = SourceScan(source, at: start + column - 1),
      scan.skipCall()
    else { return nil }
    let end = scan.position
    // A closure that is there already goes.
    var rest = scan
    rest.skipSpace()
    if rest.peek == UInt8(ascii: "{"), rest.skipGroup() { scan = rest }
    let margin = String(decoding: indent, as: UTF8.self)
    // Number signs keep marks of the text from ending it.
    let pounds = text.contains("\"\"\"") || text.contains("\\") ? "#" : ""
    var lines: [String] = [" {", margin + "  " + pounds + "\"\"\""]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines.append(line.isEmpty ? "" : margin + "  " + String(line))
    }
    lines.append(margin + "  \"\"\"" + pounds)
    lines.append(margin + "}")
    let closure = Array(lines.joined(separator: "\n").utf8)
    let before = source[end..<scan.position].count { $0 == 10 }
    var bytes = Array(source[..<end])
    bytes += closure
    bytes += source[scan.position...]
    return (bytes, lines.count - 1 - before)
  }
}
