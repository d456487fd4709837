import FlipbookPicture

/// Some segments of a film that a machine encodes for others.
package struct SegmentPart: Sendable {
  /// The segments, as positions among the frames that are rendered.
  package var ranges: [Range<Int>]
  /// Everything that has to decide the bytes of the segments besides their frames.
  package var context: ContentHash
  /// Gets the segments in order.
  package var take: @Sendable ([SegmentFile]) -> Void

  package init(
    ranges: [Range<Int>], context: ContentHash, take: @escaping @Sendable ([SegmentFile]) -> Void
  ) {
    self.ranges = ranges
    self.context = context
    self.take = take
  }
}
