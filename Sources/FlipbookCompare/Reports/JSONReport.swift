import Foundation

/// A report for programs.
public enum JSONReport {
  /// The report as JSON, keys in alphabetical order, ended by a line feed.
  ///
  /// - Parameter approval: Where the report itself goes, for a page that names it; nil to leave it out.
  public static func text(_ report: ComparisonReport, approval: String? = nil) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let root = Root(
      title: report.title, settings: report.settings, notes: report.notes, matches: report.isMatch,
      caseCount: report.cases.count, failureCount: report.failures.count, cases: report.cases.map(Case.init),
      origin: report.origin, approval: approval)
    return String(decoding: try encoder.encode(root), as: UTF8.self) + "\n"
  }

  private struct Root: Encodable {
    var title: String
    var settings: String
    var notes: [String]
    var matches: Bool
    var caseCount: Int
    var failureCount: Int
    var cases: [Case]
    var origin: ReportOrigin?
    var approval: String?
  }

  private struct Case: Encodable {
    var name: String
    var verdict: String
    var message: String
    var seconds: Double
    var pixels: PixelDifference?
    var expectedSize: [Int]?
    var actualSize: [Int]?
    var side: PictureSide?
    var sequence: Sequence?
    var files: [String: String]?
    var offer: ApprovalOffer?

    init(_ report: CaseReport) {
      name = report.name
      verdict = report.verdict.word
      message = report.message
      seconds = (report.seconds * 1000).rounded() / 1000
      let verdict = Verdict(report.verdict)
      (pixels, expectedSize, actualSize) = (verdict.pixels, verdict.expectedSize, verdict.actualSize)
      side = verdict.side
      sequence = report.sequence.map(Sequence.init)
      files = report.files.isEmpty ? nil : report.files
      offer = report.offer
    }
  }

  private struct Verdict {
    var pixels: PixelDifference?
    var expectedSize: [Int]?
    var actualSize: [Int]?
    var side: PictureSide?

    init(_ verdict: PictureVerdict) {
      switch verdict {
      case .match, .renamed, .notDrawn: break
      case .layoutDiffers(let expected, let actual):
        expectedSize = [expected.width, expected.height]
        actualSize = [actual.width, actual.height]
      case .pixelsDiffer(let difference): pixels = difference
      case .missing(let side), .unreadable(let side, _): self.side = side
      }
    }
  }

  private struct Sequence: Encodable {
    var expectedFrames: Int
    var actualFrames: Int
    var frameRate: Double?
    var findings: [Finding]
    var frames: [Frame]

    init(_ result: SequenceResult) {
      expectedFrames = result.expectedCount
      actualFrames = result.actualCount
      frameRate = result.frameRate
      findings = result.findings.map { Finding(kind: $0.word, text: $0.text(frameRate: result.frameRate)) }
      frames = result.frames.map {
        Frame(
          frame: $0.frame, verdict: $0.verdict.word, message: $0.verdict.description,
          pixels: Verdict($0.verdict).pixels)
      }
    }
  }

  private struct Finding: Encodable {
    var kind: String
    var text: String
  }

  private struct Frame: Encodable {
    var frame: Int
    var verdict: String
    var message: String
    var pixels: PixelDifference?
  }
}
