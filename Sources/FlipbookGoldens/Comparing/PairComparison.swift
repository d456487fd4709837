import FlipbookCompare
import FlipbookDrawing
import FlipbookRaster
import FlipbookScenes
import Foundation

/// Compares one thing with another: two pictures, or two sequences.
package enum PairComparison {
  /// The two sides of a sequence.
  package enum Frames {
    case files([String])
    case film(String)

    func open(frameRate: Double?) throws -> any FrameSequence {
      switch self {
      case .files(let paths): FileSequence(paths, frameRate: frameRate)
      case .film(let path): try FilmSequence(path: path)
      }
    }
  }

  /// Compares two picture files.
  ///
  /// - Parameters:
  ///   - expected: A path; nil when there is no such file.
  ///   - actual: A path; nil when there is no such file.
  package static func pictures(
    _ name: String, expected: String?, actual: String?, settings: CompareSettings, keepsEvidence: Bool
  ) -> (CaseReport, Evidence?) {
    let start = ContinuousClock.now
    func report(_ verdict: PictureVerdict, _ evidence: Evidence? = nil) -> (CaseReport, Evidence?) {
      let seconds = (ContinuousClock.now - start) / .seconds(1)
      return (CaseReport(name: name, verdict: verdict, seconds: seconds), keepsEvidence ? evidence : nil)
    }
    guard let expected else {
      return report(.missing(.expected), actual.flatMap { try? Evidence(actual: read($0)) })
    }
    guard let actual else { return report(.missing(.actual), try? Evidence(expected: read(expected))) }
    let (first, second): (Bitmap, Bitmap)
    let data: Data
    do {
      data = try PictureFile.data(at: expected)
      first = try PictureFile.bitmap(from: data)
    } catch { return report(.unreadable(.expected, reason: error.reason)) }
    do {
      let other = try PictureFile.data(at: actual)
      // The same bytes are decoded once: that is all the time there is to save.
      second = other == data ? first : try PictureFile.bitmap(from: other)
    } catch { return report(.unreadable(.actual, reason: error.reason), Evidence(expected: first)) }
    let comparison = PictureComparison(expected: first, actual: second, settings: settings)
    guard !comparison.verdict.isMatch else {
      var (entry, evidence) = report(.match)
      entry.ignoresEverything = comparison.ignoresEverything
      return (entry, evidence)
    }
    return report(comparison.verdict, Evidence(expected: first, actual: second, mask: comparison.mask))
  }

  private static func read(_ path: String) throws -> Bitmap {
    try PictureFile.bitmap(from: try PictureFile.data(at: path))
  }

  /// Compares two sequences.
  ///
  /// - Throws: ``FlipbookFailure`` when ffmpeg is missing.
  package static func sequences(
    _ name: String, expected: Frames, actual: Frames, frameRate: Double?, settings: CompareSettings,
    keepsEvidence: Bool, progress: @escaping (Int) -> Void = { _ in }
  ) throws -> (CaseReport, Evidence?) {
    let start = ContinuousClock.now
    let (first, second): (any FrameSequence, any FrameSequence)
    do { first = try expected.open(frameRate: frameRate) } catch let error as UnreadableFrame {
      return (CaseReport(name: name, verdict: .unreadable(.expected, reason: error.reason)), nil)
    }
    do { second = try actual.open(frameRate: frameRate) } catch let error as UnreadableFrame {
      return (CaseReport(name: name, verdict: .unreadable(.actual, reason: error.reason)), nil)
    }
    let comparison = SequenceComparison(
      expected: first, actual: second, settings: settings, progress: progress)
    let result = try comparison.run()
    var report = CaseReport(name: name, verdict: result.verdict, sequence: result)
    report.seconds = (ContinuousClock.now - start) / .seconds(1)
    report.ignoresEverything = result.ignoresEverything
    guard keepsEvidence, !result.verdict.isMatch else { return (report, nil) }
    var evidence = Evidence()
    evidence.contactSheet = try comparison.contactSheet(of: result.frames.map(\.frame))
    if let worst = worst(result), let pictures = try? comparison.pictures(of: worst) {
      (evidence.expected, evidence.actual, evidence.mask) = pictures
      report.note = "Shown is frame \(worst)."
    }
    return (report, evidence)
  }

  /// The frame that differs most.
  private static func worst(_ result: SequenceResult) -> Int? {
    var best: (frame: Int, share: Double)?
    for frame in result.frames {
      let share: Double
      switch frame.verdict {
      case .pixelsDiffer(let difference): share = difference.share
      case .layoutDiffers: share = 2
      default: continue
      }
      if share > best?.share ?? -1 { best = (frame.frame, share) }
    }
    return best?.frame
  }
}
