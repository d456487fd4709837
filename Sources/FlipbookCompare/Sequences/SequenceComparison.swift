import FlipbookPicture

/// Compares two sequences frame by frame, and looks for reasons in time.
///
/// Only a hash and a tiny picture of each frame are kept, so memory does not grow with the frames' size times
/// their number.
public final class SequenceComparison {
  private let expected: any FrameSequence
  private let actual: any FrameSequence
  private let settings: CompareSettings
  /// Called with the number of frames compared.
  private let progress: (Int) -> Void
  private var expectedSignatures: [FrameSignature?] = []
  private var actualSignatures: [FrameSignature?] = []
  private var results: [FrameResult] = []
  private var ignoresEverything = false

  /// Makes a comparison. `progress` is called after each frame with the number of frames compared so far.
  public init(
    expected: any FrameSequence, actual: any FrameSequence, settings: CompareSettings,
    progress: @escaping (Int) -> Void = { _ in }
  ) {
    self.expected = expected
    self.actual = actual
    self.settings = settings
    self.progress = progress
  }

  /// Compares all frames.
  ///
  /// - Throws: Any error of the sequences but those of single frames.
  public func run() throws -> SequenceResult {
    let isCutShort = try compareInStep()
    var result = SequenceResult(
      expectedCount: expectedSignatures.count, actualCount: actualSignatures.count,
      frameRate: expected.frameRate ?? actual.frameRate, frames: results, findings: [])
    result.ignoresEverything = ignoresEverything
    if let first = expected.frameRate, let second = actual.frameRate, abs(first - second) > 1e-3 * first {
      result.findings.append(.rateChanged(expected: first, actual: second))
    }
    if result.expectedCount != result.actualCount {
      result.findings.append(
        .durationChanged(expected: result.expectedCount, actual: result.actualCount))
    }
    // How many frames a sequence has that can't be read to its end is not known, nor how they compare.
    if isCutShort {
      result.findings = []
      return result
    }
    guard !results.isEmpty else { return result }
    var analysis = TimeAnalysis(
      expected: expectedSignatures, actual: actualSignatures, results: results,
      areAlike: { [self] frame, golden in try areAlike(frame: frame, golden: golden) },
      visibleShare: { [self] frame, golden in try visibleShare(frame: frame, golden: golden) })
    result.findings += try analysis.findings()
    return result
  }

  /// The small pictures of some frames for a contact sheet.
  public func contactSheet(of frames: [Int]) throws -> Bitmap? {
    var cells: [ContactSheet.Cell] = []
    let rate = expected.frameRate ?? actual.frameRate
    for frame in ContactSheet.choice(of: frames) {
      guard let first = try? expected.frame(at: frame), let second = try? actual.frame(at: frame) else {
        continue
      }
      let comparison = PictureComparison(expected: first, actual: second, settings: settings)
      let time = rate.map { "  \((Double(frame) / $0 * 100).rounded() / 100)s" } ?? ""
      cells.append(
        ContactSheet.Cell(
          label: "#\(frame)\(time)", expected: first, actual: second, mask: comparison.mask))
    }
    return cells.isEmpty ? nil : ContactSheet.picture(cells)
  }

  /// The pictures of one frame; nil when one of them is not there.
  public func pictures(of frame: Int) throws -> (expected: Bitmap, actual: Bitmap, mask: DifferenceMask?)? {
    guard let first = try expected.frame(at: frame), let second = try actual.frame(at: frame) else {
      return nil
    }
    return (first, second, PictureComparison(expected: first, actual: second, settings: settings).mask)
  }

  private enum Loaded {
    case bitmap(Bitmap)
    case unreadable(String, isLast: Bool)
    case end

    init(_ sequence: any FrameSequence, _ index: Int) throws {
      do {
        self = try sequence.frame(at: index).map(Loaded.bitmap) ?? .end
      } catch let error as UnreadableFrame {
        self = .unreadable(error.reason, isLast: error.isLast)
      }
    }

    var signature: FrameSignature? {
      if case .bitmap(let bitmap) = self { return FrameSignature(bitmap) }
      return nil
    }

    var isEnd: Bool {
      if case .end = self { return true }
      return false
    }

    /// Whether nothing can be read from here on.
    var isCutShort: Bool {
      if case .unreadable(_, isLast: true) = self { return true }
      return false
    }
  }

  /// - Returns: Whether a sequence could not be read to its end.
  private func compareInStep() throws -> Bool {
    var (expectedEnds, actualEnds) = (false, false)
    var frame = 0
    while !expectedEnds || !actualEnds {
      let first = expectedEnds ? Loaded.end : try Loaded(expected, frame)
      let second = actualEnds ? Loaded.end : try Loaded(actual, frame)
      expectedEnds = first.isEnd
      actualEnds = second.isEnd
      if !expectedEnds { expectedSignatures.append(first.signature) }
      if !actualEnds { actualSignatures.append(second.signature) }
      if let verdict = verdict(first, second), !verdict.isMatch {
        results.append(FrameResult(frame: frame, verdict: verdict))
      }
      frame += 1
      progress(frame)
      if first.isCutShort || second.isCutShort { return true }
    }
    return false
  }

  /// Nil past the end of both.
  private func verdict(_ first: Loaded, _ second: Loaded) -> PictureVerdict? {
    switch (first, second) {
    case (.end, .end): nil
    case (.unreadable(let reason, _), _): .unreadable(.expected, reason: reason)
    case (_, .unreadable(let reason, _)): .unreadable(.actual, reason: reason)
    case (.end, .bitmap): .missing(.expected)
    case (.bitmap, .end): .missing(.actual)
    case (.bitmap(let expected), .bitmap(let actual)): compare(expected, actual)
    }
  }

  private func compare(_ expected: Bitmap, _ actual: Bitmap) -> PictureVerdict {
    let comparison = PictureComparison(expected: expected, actual: actual, settings: settings)
    if comparison.ignoresEverything { ignoresEverything = true }
    return comparison.verdict
  }

  private func areAlike(frame: Int, golden: Int) throws -> Bool {
    guard let first = try? expected.frame(at: golden), let second = try? actual.frame(at: frame) else {
      return false
    }
    return PictureComparison(expected: first, actual: second, settings: settings).verdict.isMatch
  }

  /// The part of two frames that looks different at a quarter of their size, where an encoder's noise is gone.
  private func visibleShare(frame: Int, golden: Int) throws -> Double? {
    guard let first = try? expected.frame(at: golden), let second = try? actual.frame(at: frame) else {
      return nil
    }
    return PictureComparison.difference(
      coarse(first), coarse(second), settings: CompareSettings(rule: .perceptual))?.share
  }

  private func coarse(_ frame: Bitmap) -> Bitmap {
    var pixels = frame.pixels
    for region in settings.regions where region.rule == .ignore {
      let box = region.box.clipped(width: frame.width, height: frame.height)
      for y in box.y..<box.maxY {
        for x in box.x..<box.maxX { pixels[y * frame.width + x] = 0 }
      }
    }
    return Bitmap(width: frame.width, height: frame.height, pixels: pixels).fitted(
      width: max(64, frame.width / 4), height: max(64, frame.height / 4))
  }
}
