import Foundation

/// Items that are painted together onto a transparent layer before that layer is composited.
///
/// The items' transforms lead straight to list space, as outside a layer.
public final class DisplayLayer: Sendable, Equatable {
  public let items: [DisplayItem]
  /// A rectangle in list space outside which nothing is drawn.
  public let bounds: CGRect
  /// Whether the items are composited with each other in linear light, those of layers inside it as well.
  public let isLinear: Bool
  public let contentHash: ContentHash

  public init(items: [DisplayItem], isLinear: Bool = false) {
    self.items = items
    self.isLinear = isLinear
    var bounds = CGRect.null
    var hasher = ContentHasher(seed: 0x1a7e)
    for item in items {
      bounds = bounds.union(item.bounds)
      hasher.combine(item.contentHash)
    }
    if isLinear { hasher.combine(1) }
    self.bounds = bounds
    contentHash = hasher.finalize()
  }

  public static func == (lhs: DisplayLayer, rhs: DisplayLayer) -> Bool {
    lhs === rhs || lhs.contentHash == rhs.contentHash
  }
}
