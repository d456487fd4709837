/// Frames picked by number: `10-20,40` or `90-` for all from 90 on.
struct FrameSelection: Equatable, Sendable {
  /// First and last frame, both included; no last means to the end.
  struct Run: Equatable, Sendable {
    var first: Int
    var last: Int?
  }

  var runs: [Run]

  static let examples = "10-20,40 or 90-"

  static func parse(_ text: String) throws -> FrameSelection {
    let runs = try text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      let ends = part.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
      guard let first = number(ends[0]) else { throw malformed }
      if ends.count == 1 { return Run(first: first, last: first) }
      if ends[1].isEmpty { return Run(first: first, last: nil) }
      guard let last = number(ends[1]) else { throw malformed }
      guard last >= first else { throw ValueError("the range \(part) runs backwards") }
      return Run(first: first, last: last)
    }
    return FrameSelection(runs: runs)
  }

  /// The frames in rising order, each once.
  ///
  /// - Throws: ``ValueError`` for a frame that is not among `0..<count`.
  func frames(count: Int) throws -> [Int] {
    var frames: [Int] = []
    for run in runs {
      let last = run.last ?? max(count - 1, run.first)
      guard last < count else {
        throw ValueError(
          "the clip has the frames 0 to \(count - 1), not \(run.first >= count ? run.first : last)")
      }
      frames += run.first...last
    }
    frames.sort()
    var unique: [Int] = []
    for frame in frames where frame != unique.last { unique.append(frame) }
    return unique
  }

  private static let malformed = ValueError("is not a list of frames; write it like \(examples)")

  private static func number(_ text: Substring) -> Int? {
    text.allSatisfy { $0.isASCII && $0.isNumber } ? Int(text) : nil
  }
}
