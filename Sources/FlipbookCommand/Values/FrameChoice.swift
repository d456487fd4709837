import FlipbookScenes

/// Which frames of a clip a render is about: `--frames`, or `--from` and `--to`, or all.
struct FrameChoice: Equatable, Sendable {
  var selection: FrameSelection?
  /// Where the range begins; nil for the start.
  var start: TimePosition?
  /// Where the range ends, itself left out; nil for the end.
  var end: TimePosition?

  init(selection: FrameSelection? = nil, start: TimePosition? = nil, end: TimePosition? = nil) {
    self.selection = selection
    self.start = start
    self.end = end
  }

  /// - Throws: ``FlipbookFailure`` when a value can't be understood or `--frames` meets `--from` or `--to`.
  init(_ options: ParsedOptions) throws {
    selection = try options.value("frames", FrameSelection.parse)
    start = try options.value("from", TimePosition.parse)
    end = try options.value("to", TimePosition.parse)
    guard selection == nil || (start == nil && end == nil) else {
      throw FlipbookFailure("--frames picks the frames alone; leave out --from and --to.", .usage)
    }
  }

  /// The frames' numbers in rising order.
  ///
  /// - Throws: ``FlipbookFailure`` when one lies outside the clip or none is left.
  func frames(rate: Double, count: Int) throws -> [Int] {
    if let selection {
      do {
        return try selection.frames(count: count)
      } catch let error as ValueError {
        throw FlipbookFailure("--frames: \(error.reason).", .usage)
      }
    }
    let first = start?.boundary(rate: rate, count: count) ?? 0
    let last = end?.boundary(rate: rate, count: count) ?? count
    let clip =
      "the clip has \(count) frame\(count == 1 ? "" : "s") and lasts \(TimeText.seconds(Double(count) / rate))"
    guard first < count else { throw FlipbookFailure("--from lies outside the clip: \(clip).", .usage) }
    guard last <= count else { throw FlipbookFailure("--to lies outside the clip: \(clip).", .usage) }
    guard first < last else { throw FlipbookFailure("--from and --to leave no frame: \(clip).", .usage) }
    return Array(first..<last)
  }
}
