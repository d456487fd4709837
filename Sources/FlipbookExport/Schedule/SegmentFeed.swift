import FlipbookPicture

/// Records the frames of a film a segment after the other and hands over those of segments that are not kept.
@MainActor
struct SegmentFeed<Source: FrameSource> {
  let source: Source
  let frames: [Int]
  let sink: SegmentSink
  let pipeline: FramePipeline<DisplayList>

  /// Drawn items that may wait for the end of a segment. A segment with more of them is recorded again when it turns out
  /// that it has to be painted. Where that is one frame's work for each, few wait: lists that go at once leave their memory,
  /// still in the processor's cache, to the next ones.
  private var itemLimit: Int { source.recordsInOrder ? 400_000 : 32_768 }

  func run() throws {
    for (index, range) in sink.ranges.enumerated() {
      guard try run(index, range) else { return }
    }
  }

  /// - Returns: False when there is no use in more frames.
  private func run(_ index: Int, _ range: Range<Int>) throws -> Bool {
    var lookup = sink.lookup(index)
    var held: [DisplayList] = []
    var heldItems = 0
    for position in range {
      let list = try source.displayList(at: frames[position])
      sink.record(list.contentHash, in: index)
      guard lookup.isOpen else {
        guard submit(list) else { return false }
        continue
      }
      lookup.advance(list.contentHash)
      heldItems += list.itemCount
      if heldItems <= itemLimit { held.append(list) } else { held = [] }
      if !lookup.isOpen {
        guard try submit(held, range.lowerBound...position) else { return false }
        held = []
      }
    }
    guard lookup.isOpen else { return true }
    if let file = lookup.match() {
      sink.use(file, for: index)
      return pipeline.skip(range.count)
    }
    return try submit(held, range.lowerBound...(range.upperBound - 1))
  }

  /// Hands over frames that waited, or records them again.
  private func submit(_ held: [DisplayList], _ positions: ClosedRange<Int>) throws -> Bool {
    if held.count == positions.count { return held.allSatisfy(submit) }
    for position in positions {
      guard submit(try source.displayList(at: frames[position])) else { return false }
    }
    return true
  }

  private func submit(_ list: DisplayList) -> Bool { pipeline.submit(list, key: list.contentHash) }
}
