import Foundation

/// One picture as a value: what to draw, in order, with nothing left to decide.
///
/// Equal lists draw equal pixels; the hash is the same on every machine.
public struct DisplayList: Sendable, Equatable {
  /// In points.
  public let size: CGSize
  /// The colour under the first item; clear for a transparent picture.
  public let background: RGBA
  /// The items, the one at the back first.
  public let items: [DisplayItem]
  /// A digest of the size, the background and the items.
  public let contentHash: ContentHash

  /// Makes a list of items, the one at the back first. The size is in points.
  public init(size: CGSize, background: RGBA = .clear, items: [DisplayItem]) {
    self.size = size
    self.background = background
    self.items = items
    var hasher = ContentHasher(seed: 0xf11b)
    hasher.combine(size)
    background.hash(into: &hasher)
    for item in items { hasher.combine(item.contentHash) }
    contentHash = hasher.finalize()
  }

  /// Whether both draw the same, by their digests.
  public static func == (lhs: DisplayList, rhs: DisplayList) -> Bool { lhs.contentHash == rhs.contentHash }
}
