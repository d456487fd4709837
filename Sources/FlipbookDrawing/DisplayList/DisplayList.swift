import Foundation

/// One picture as a value: what to draw, in order, with nothing left to decide.
///
/// Equal lists draw equal pixels; the hash is the same on every machine.
public struct DisplayList: Sendable, Equatable {
  /// In points.
  public let size: CGSize
  /// What is under the first item; clear for a transparent picture.
  public let background: RGBA
  public let items: [DisplayItem]
  public let contentHash: ContentHash

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

  public static func == (lhs: DisplayList, rhs: DisplayList) -> Bool { lhs.contentHash == rhs.contentHash }
}
