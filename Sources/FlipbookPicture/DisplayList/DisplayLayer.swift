import Foundation

/// Items that are painted together onto a transparent layer before that layer is composited.
///
/// The items' transforms lead straight to list space, as outside a layer.
public final class DisplayLayer: Sendable, Equatable {
  /// The items, the one at the back first.
  public let items: [DisplayItem]
  /// A rectangle in list space outside which nothing is drawn.
  public let bounds: CGRect
  /// Whether the items are composited with each other in linear light, those of layers inside it as well.
  public let isLinear: Bool
  /// A digest of the items and of how they are composited.
  public let contentHash: ContentHash
  /// How far around themselves the items read their backdrop, all together, in points of list space; nil when
  /// none does.
  package let backdropReach: CGFloat?
  /// The work of all items' filters.
  package let filterWork: FilterWork

  /// Makes a layer of items, the one at the back first.
  public init(items: [DisplayItem], isLinear: Bool = false) {
    self.items = items
    self.isLinear = isLinear
    var bounds = CGRect.null
    var hasher = ContentHasher(seed: 0x1a7e)
    var reach: CGFloat?
    var work = FilterWork()
    for item in items {
      if let own = item.backdropReach { reach = (reach ?? 0) + own }
      bounds = bounds.union(item.bounds)
      work.add(item.filterWork)
      hasher.combine(item.contentHash)
    }
    if isLinear { hasher.combine(1) }
    self.bounds = bounds
    backdropReach = reach
    filterWork = work
    contentHash = hasher.finalize()
  }

  /// Whether both draw the same, by their digests.
  public static func == (lhs: DisplayLayer, rhs: DisplayLayer) -> Bool {
    lhs === rhs || lhs.contentHash == rhs.contentHash
  }
}
