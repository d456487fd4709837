/// A file of captions, SRT or WebVTT, read.
package struct CaptionFile: Equatable, Sendable {
  /// A sentence about an oddity of a line that stops nothing.
  package struct Issue: Equatable, Sendable, CustomStringConvertible {
    /// From 1.
    package var line: Int
    package var reason: String

    package var description: String { "line \(line): \(reason)" }
  }

  /// The reason that a file is none, as the end of a sentence that begins with its name.
  package struct Failure: Error, Equatable { package var reason: String }

  /// In rising order of their starts.
  package var cues: [CaptionCue]
  package var issues: [Issue] = []

  /// The largest file, in bytes, and the most cues.
  private static let limit = (bytes: 16 << 20, cues: 100_000)

  package init(cues: [CaptionCue]) { self.cues = cues }

  /// Reads a file of either kind, in any usual encoding.
  ///
  /// Cues in another order than that of their times are put in order; blocks that can't be read are left out and reported.
  package init(_ bytes: [UInt8]) throws(Failure) {
    guard bytes.count <= Self.limit.bytes else {
      throw Failure(reason: "is larger than \(Self.limit.bytes >> 20) MB")
    }
    guard !bytes.isEmpty else { throw Failure(reason: "is empty") }
    let lines = CaptionText.lines(CaptionText.decode(bytes))
    var reader = CaptionReader(lines)
    let isWeb =
      lines.first.map { $0 == "WEBVTT" || $0.hasPrefix("WEBVTT ") || $0.hasPrefix("WEBVTT\t") } ?? false
    reader.read(isWeb: isWeb)
    guard reader.cues.count <= Self.limit.cues else {
      throw Failure(reason: "has more than \(Self.limit.cues) captions")
    }
    guard !reader.cues.isEmpty || isWeb else {
      throw Failure(reason: reader.issues.first.map { "holds no captions (\($0))" } ?? "holds no captions")
    }
    let order = reader.cues.enumerated().sorted {
      ($0.element.start, $0.offset) < ($1.element.start, $1.offset)
    }
    cues = order.map(\.element)
    issues = reader.issues
    if zip(order, order.dropFirst()).contains(where: { $0.offset > $1.offset }) {
      issues.append(
        Issue(line: 1, reason: "the captions are not in the order of their times; they are put in order"))
    }
  }

  /// The cues of a film of another begin and length, cut at its ends.
  ///
  /// - Parameters:
  ///   - begin: In seconds.
  ///   - length: In seconds.
  package func cut(from begin: Double, length: Double) -> [CaptionCue] {
    cues.compactMap { cue in
      var moved = cue.moved(by: -begin)
      guard moved.end > 0, moved.start < length else { return nil }
      moved.start = max(0, moved.start)
      moved.end = min(length, moved.end)
      return moved.end > moved.start ? moved : nil
    }
  }
}
