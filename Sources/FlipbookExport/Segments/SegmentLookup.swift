import FlipbookPicture

/// Looks for a kept segment while its frames are recorded: what differs from all kept ones is known at the first frame that
/// does, so that painting need not wait for the rest.
struct SegmentLookup {
  private let store: SegmentStore?
  private let context: ContentHash
  private let count: Int
  private var candidates: [SegmentFile] = []
  private var seen: [ContentHash] = []
  /// Whether a kept segment may still be the one.
  private(set) var isOpen: Bool

  /// - Parameters:
  ///   - store: Nil when nothing is kept.
  ///   - count: Frames of the segment.
  init(_ store: SegmentStore?, context: ContentHash, count: Int) {
    (self.store, self.context, self.count) = (store, context, count)
    isOpen = store != nil
  }

  /// Goes on with the next frame.
  mutating func advance(_ frame: ContentHash) {
    guard isOpen else { return }
    if seen.isEmpty {
      candidates = store?.candidates(context, first: frame).filter { $0.frameCount == count } ?? []
    }
    let position = seen.count
    candidates.removeAll { $0.label.frames[position] != frame }
    seen.append(frame)
    isOpen = !candidates.isEmpty
  }

  /// The kept segment of all frames, its bytes verified; nil when there is none.
  func match() -> SegmentFile? {
    guard isOpen, seen.count == count else { return nil }
    return candidates.first { $0.label.frames == seen && $0.isWhole }
  }
}
