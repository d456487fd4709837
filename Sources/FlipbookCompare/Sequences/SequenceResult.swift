/// The result of comparing two sequences.
public struct SequenceResult: Hashable, Sendable {
  /// Frames of the golden sequence.
  public var expectedCount: Int
  /// Frames of the sequence that was judged.
  public var actualCount: Int
  /// Frames a second of the golden sequence; nil when that is not known.
  public var frameRate: Double?
  /// The frames that are not as expected, in order.
  public var frames: [FrameResult]
  /// The changes in time that explain differences, the most significant first.
  public var findings: [TimeFinding]
  /// Whether the settings left no pixel of a frame to compare.
  public var ignoresEverything = false

  /// The worst of the frames' verdicts: unreadable, then size, then pixels, then missing. The pixels are those of
  /// the frame with most of them.
  public var verdict: PictureVerdict {
    var worst = PictureVerdict.match
    for frame in frames where Self.rank(frame.verdict) > Self.rank(worst) { worst = frame.verdict }
    if worst.isMatch, findings.contains(where: \.isRate) { return .missing(.actual) }
    return worst
  }

  private static func rank(_ verdict: PictureVerdict) -> Double {
    switch verdict {
    case .match: 0
    case .renamed, .missing: 1
    case .pixelsDiffer(let difference): 2 + difference.share
    case .layoutDiffers: 4
    case .unreadable, .notDrawn: 5
    }
  }
}

extension TimeFinding {
  fileprivate var isRate: Bool {
    if case .rateChanged = self { return true }
    return false
  }
}

extension SequenceResult: CustomStringConvertible {
  /// The findings in words, one to a line, then how many frames differ.
  public var description: String {
    guard !verdict.isMatch else { return "match" }
    var lines = findings.map { $0.text(frameRate: frameRate) }
    let shared = min(expectedCount, actualCount)
    let differing = frames.count { $0.frame < shared }
    if differing > 0 {
      lines.append("\(differing) of \(shared) frames differ; the worst: \(verdict)")
    }
    return lines.joined(separator: "\n")
  }
}
