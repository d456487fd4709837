/// Finds reasons in time for frames that differ: golden frames that turn up earlier or later.
///
/// A shift is only reported when the frames were found equal, by hash or by comparing them under the same settings, or, in
/// other words, when they were found much more alike; hashes and tiny pictures merely say where to look.
struct TimeAnalysis {
  private let expected: [FrameSignature?]
  private let actual: [FrameSignature?]
  private let results: [FrameResult]
  private let areAlike: (_ frame: Int, _ golden: Int) throws -> Bool
  private let visibleShare: (_ frame: Int, _ golden: Int) throws -> Double?
  /// Frames that are explained by now.
  private var explained: Set<Int> = []
  private var found: [TimeFinding] = []

  /// How far frames are looked for, in frames.
  private static let reach = 120
  /// Frames compared in full to confirm a shift that hashes don't.
  private static let checkLimit = 400
  /// Frames of a run compared in full, as a sample of it.
  private static let sampleLimit = 16

  /// - Parameters:
  ///   - areAlike: Whether two frames are the same under the settings.
  ///   - visibleShare: The part of the pixels, 0…1, that looks different; nil when the frames can't be compared.
  init(
    expected: [FrameSignature?], actual: [FrameSignature?], results: [FrameResult],
    areAlike: @escaping (_ frame: Int, _ golden: Int) throws -> Bool,
    visibleShare: @escaping (_ frame: Int, _ golden: Int) throws -> Double?
  ) {
    self.expected = expected
    self.actual = actual
    self.results = results
    self.areAlike = areAlike
    self.visibleShare = visibleShare
  }

  private var shared: Int { min(expected.count, actual.count) }

  mutating func findings() throws -> [TimeFinding] {
    let differing = results.map(\.frame).filter { $0 < shared }
    if let speed = speed(differing) {
      return [.speedChanged(factor: speed)]
    }
    for run in Self.runs(differing) { try explain(run) }
    found.sort { ($0.isGlobal ? -1 : $0.firstFrame) < ($1.isGlobal ? -1 : $1.firstFrame) }
    joinSwaps()
    let rest = results.filter { $0.frame < shared && !explained.contains($0.frame) }
    for run in Self.joined(Self.runs(rest.map(\.frame))) { describe(run, rest) }
    return found
  }

  /// Ranges of consecutive numbers.
  static func runs(_ numbers: [Int]) -> [ClosedRange<Int>] {
    var runs: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = runs.last, last.upperBound + 1 == number {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
    return runs
  }

  /// Ranges with no more than two frames between them become one: what flickers is one change.
  static func joined(_ runs: [ClosedRange<Int>]) -> [ClosedRange<Int>] {
    var result: [ClosedRange<Int>] = []
    for run in runs {
      if let last = result.last, run.lowerBound - last.upperBound <= 3 {
        result[result.count - 1] = last.lowerBound...run.upperBound
      } else {
        result.append(run)
      }
    }
    return result
  }

  // MARK: Shifts

  private mutating func explain(_ run: ClosedRange<Int>) throws {
    guard run.contains(where: { !explained.contains($0) }) else { return }
    if standsStill(run) {
      found.append(.frozen(run))
      explained.formUnion(run)
      return
    }
    guard let (range, offset) = try bestShift(in: run) else {
      if let likeness = try likeness(of: run) {
        found.append(likeness)
        explained.formUnion(run)
      }
      return
    }
    let whole = widened(range, offset)
    describe(whole, offset, in: min(run.lowerBound, whole.lowerBound)...max(run.upperBound, whole.upperBound))
    explained.formUnion(whole)
    if run.lowerBound < range.lowerBound { try explain(run.lowerBound...range.lowerBound - 1) }
    if range.upperBound < run.upperBound { try explain(range.upperBound + 1...run.upperBound) }
  }

  /// The longest stretch of a run that one shift explains.
  private func bestShift(in run: ClosedRange<Int>) throws -> (ClosedRange<Int>, Int)? {
    var best: (range: ClosedRange<Int>, offset: Int)?
    for offset in Self.offsets {
      guard let stretch = longestStretch(in: run, offset: offset) else { continue }
      if stretch.count > best?.range.count ?? 0 { best = (stretch, offset) }
    }
    // A stretch that is much shorter than the run may be chance; full comparisons may explain more.
    if let best, best.range.count * 2 >= run.count { return best }
    return try verifiedShift(in: run) ?? best
  }

  /// 1, −1, 2, −2 … so that the nearest wins among equals.
  private static let offsets = (1...reach).flatMap { [-$0, $0] }

  private func longestStretch(in run: ClosedRange<Int>, offset: Int) -> ClosedRange<Int>? {
    var best: ClosedRange<Int>?
    var start: Int?
    for frame in run.lowerBound...run.upperBound + 1 {
      if frame <= run.upperBound, hash(actual, frame) != nil,
        hash(actual, frame) == hash(expected, frame + offset)
      {
        start = start ?? frame
      } else if let first = start {
        if frame - first > best?.count ?? 0 { best = first...frame - 1 }
        start = nil
      }
    }
    return best
  }

  /// A stretch with the frames around it that the same shift explains. Those may be in time as well, where the
  /// picture rests, so that what moves before and after a rest is one shift.
  private func widened(_ range: ClosedRange<Int>, _ offset: Int) -> ClosedRange<Int> {
    func isEqual(_ frame: Int) -> Bool {
      frame < shared && hash(actual, frame) != nil
        && hash(actual, frame) == hash(expected, frame + offset)
    }
    var (first, last) = (range.lowerBound, range.upperBound)
    while isEqual(first - 1) { first -= 1 }
    while isEqual(last + 1) { last += 1 }
    return first...last
  }

  private func hash(_ signatures: [FrameSignature?], _ index: Int) -> FrameSignature? {
    signatures.indices.contains(index) ? signatures[index] : nil
  }

  /// A shift for frames that nothing equals byte for byte, as after a lossy encoder: the offsets at which the
  /// tiny pictures are nearest are compared in full.
  private func verifiedShift(in run: ClosedRange<Int>) throws -> (ClosedRange<Int>, Int)? {
    for offset in nearestOffsets(of: run, below: 0.6) {
      var matched: [Int] = []
      for frame in run.prefix(Self.checkLimit) where hash(expected, frame + offset) != nil {
        if try areAlike(frame, frame + offset) { matched.append(frame) }
      }
      if let longest = Self.runs(matched).max(by: { $0.count < $1.count }), longest.count * 2 >= run.count {
        return (longest, offset)
      }
    }
    return nil
  }

  /// The two offsets at which tiny pictures are nearest, where that is less than a part of their distance in place.
  private func nearestOffsets(of run: ClosedRange<Int>, below part: Double) -> [Int] {
    guard let inPlace = meanDistance(in: run, offset: 0) else { return [] }
    let ranked = Self.offsets.compactMap { offset in
      meanDistance(in: run, offset: offset).map { (offset: offset, distance: $0) }
    }
    return ranked.filter { $0.distance < inPlace * part }.sorted { $0.distance < $1.distance }.prefix(2).map(
      \.offset)
  }

  /// Finds the golden frames that a run without equals is much more like than its own.
  private func likeness(of run: ClosedRange<Int>) throws -> TimeFinding? {
    guard run.count >= 4 else { return nil }
    for offset in nearestOffsets(of: run, below: 0.4) {
      let range = max(run.lowerBound, -offset)...min(run.upperBound, expected.count - 1 - offset)
      var (inPlace, shifted, count) = (0.0, 0.0, 0)
      let step = max(1, range.count / Self.sampleLimit)
      for frame in stride(from: range.lowerBound, through: range.upperBound, by: step) {
        guard let own = try visibleShare(frame, frame), let other = try visibleShare(frame, frame + offset)
        else { continue }
        inPlace += own
        shifted += other
        count += 1
      }
      if count > 0, shifted < inPlace * 0.4 {
        return .resembles(range, offset: offset, share: shifted / Double(count))
      }
    }
    return nil
  }

  private func meanDistance(in run: ClosedRange<Int>, offset: Int) -> Double? {
    var sum = 0.0
    var count = 0
    for frame in run {
      guard let a = hash(actual, frame), let b = hash(expected, frame + offset) else { continue }
      sum += a.distance(to: b)
      count += 1
    }
    return count * 2 >= run.count && count > 0 ? sum / Double(count) : nil
  }

  // MARK: Words for shifts

  private mutating func describe(_ range: ClosedRange<Int>, _ offset: Int, in run: ClosedRange<Int>) {
    let amount = abs(offset)
    let endsExpected = range.upperBound + offset >= expected.count - 1
    let endsActual = range.upperBound >= actual.count - 1
    // To the end of either: whatever there is of the golden sequence follows.
    let reachesEnd = endsExpected || endsActual || range.upperBound == shared - 1
    if reachesEnd, range.count > 1 || shared <= 2 {
      if offset < 0, range.lowerBound <= amount, coversHead(before: range.lowerBound, amount) {
        found.append(.startsLate(frames: amount))
        explained.formUnion(0..<range.lowerBound)
        return
      }
      if offset > 0, range.lowerBound == 0 {
        found.append(.startsEarly(frames: amount))
        explainTail(after: range)
        return
      }
      // Where the picture rests, frames are added or left out unseen: the finding begins where it shows.
      let range = visible(range)
      if offset < 0 {
        // The added frames lie just before and may equal the golden frames they repeat.
        found.append(
          .lateFrom(frame: max(0, range.lowerBound - added(before: range, amount)), frames: amount))
        explained.formUnion(max(run.lowerBound, range.lowerBound - amount)..<range.lowerBound)
      } else {
        found.append(.earlyFrom(frame: range.lowerBound, frames: amount))
        explainTail(after: range)
      }
      return
    }
    found.append(.shifted(visible(range), offset: offset))
  }

  /// A stretch from the first to the last of its frames that differ.
  private func visible(_ range: ClosedRange<Int>) -> ClosedRange<Int> {
    let differing = results.map(\.frame).filter(range.contains)
    return (differing.first ?? range.lowerBound)...(differing.last ?? range.upperBound)
  }

  /// Whether the frames before a late start are no golden ones that are in time: then it isn't the start that is
  /// late. Frames that look like the first golden one stand still until the start.
  private func coversHead(before first: Int, _ amount: Int) -> Bool {
    let inTime = (0..<first).filter { frame in
      !results.contains { $0.frame == frame } && hash(expected, frame) != hash(expected, 0)
    }
    return inTime.isEmpty
  }

  /// Frames between the last one in time and a late stretch: those that were added.
  private func added(before range: ClosedRange<Int>, _ amount: Int) -> Int {
    var count = 0
    while count < amount, range.lowerBound - count > 0,
      results.contains(where: { $0.frame == range.lowerBound - count - 1 })
    {
      count += 1
    }
    return count
  }

  /// After an early end the last golden frame may stay on screen.
  private mutating func explainTail(after range: ClosedRange<Int>) {
    var frame = range.upperBound + 1
    while frame < shared, hash(actual, frame) == hash(actual, range.upperBound) {
      explained.insert(frame)
      frame += 1
    }
  }

  /// Two frames that equal each other's golden frame.
  private mutating func joinSwaps() {
    var index = 0
    while index + 1 < found.count {
      if case .shifted(let first, let offset) = found[index],
        case .shifted(let second, let back) = found[index + 1],
        first.count == 1, second.count == 1, offset == -back, first.lowerBound + offset == second.lowerBound
      {
        found.replaceSubrange(index...index + 1, with: [.swapped(first.lowerBound, second.lowerBound)])
      }
      index += 1
    }
  }

  // MARK: Other reasons

  /// The golden frames for each frame when all of the sequence is played faster or slower.
  private func speed(_ differing: [Int]) -> Double? {
    guard actual.count >= 6, differing.count * 2 >= shared else { return nil }
    var factors = [2.0, 0.5, 1.5, 2.0 / 3, 3, 1.0 / 3, 4, 0.25, 1.25, 0.8]
    if expected.count != actual.count { factors.insert(Double(expected.count) / Double(actual.count), at: 0) }
    for factor in factors {
      var (matches, compared) = (0, 0)
      var goldens: Set<Int> = []
      for frame in actual.indices {
        let golden = Int((Double(frame) * factor + 1e-9).rounded(.down))
        guard let a = hash(actual, frame), let b = hash(expected, golden) else { continue }
        compared += 1
        if a == b {
          matches += 1
          goldens.insert(golden)
        }
      }
      // Frames that all look alike prove nothing.
      if compared >= 6, matches * 10 >= compared * 9, goldens.count >= 4, varies(goldens) { return factor }
    }
    return nil
  }

  private func varies(_ goldens: Set<Int>) -> Bool {
    Set(goldens.compactMap { expected[$0]?.hash }).count >= 4
  }

  /// Whether a run repeats one picture, where the golden frames move.
  private func standsStill(_ run: ClosedRange<Int>) -> Bool {
    guard run.count >= 3, let first = hash(actual, run.lowerBound)?.hash,
      run.allSatisfy({ hash(actual, $0)?.hash == first }),
      Set(run.compactMap { hash(expected, $0)?.hash }).count > 2
    else { return false }
    return run.lowerBound == 0 || hash(actual, run.lowerBound - 1)?.hash == first
  }

  /// The finding where nothing else explains it: a difference in place.
  private mutating func describe(_ run: ClosedRange<Int>, _ rest: [FrameResult]) {
    let frames = rest.filter { run.contains($0.frame) }
    var box: PixelBox?
    for frame in frames {
      guard case .pixelsDiffer(let difference) = frame.verdict, let bounds = difference.bounds else {
        continue
      }
      box = box?.union(bounds) ?? bounds
    }
    found.append(.differs(run, box: box))
  }
}
