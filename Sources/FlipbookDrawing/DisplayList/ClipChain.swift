import Foundation

/// The clips in force for an item, the newest first: an immutable list that items share.
public final class ClipChain: Sendable, Equatable {
  public enum Shape: Sendable, Equatable {
    /// The inside of a path, carried to list space by a transform.
    case path(Path, FillStyle, CGAffineTransform)
    /// The alpha of a layer times an opacity.
    case layer(DisplayLayer, opacity: Double)
  }

  public let parent: ClipChain?
  public let shape: Shape
  /// True: what the shape covers is cut away instead of kept.
  public let isInverse: Bool
  /// A rectangle in list space outside which this clip and its parents let nothing through.
  public let bounds: CGRect
  public let contentHash: ContentHash

  /// - Parameter canvas: The whole drawing area in list space, the bounds of an inverse clip without parent.
  public init(parent: ClipChain?, shape: Shape, isInverse: Bool, canvas: CGRect) {
    self.parent = parent
    self.shape = shape
    self.isInverse = isInverse
    let outer = parent?.bounds ?? canvas
    var hasher = ContentHasher(seed: 0xc11b)
    if let parent { hasher.combine(parent.contentHash) }
    hasher.combine(isInverse)
    let own: CGRect
    switch shape {
    case .path(let path, let style, let transform):
      own = path.controlBounds.applying(transform)
      hasher.combine(1)
      path.hash(into: &hasher)
      hasher.combine(style)
      hasher.combine(transform)
    case .layer(let layer, let opacity):
      own = layer.bounds
      hasher.combine(2)
      hasher.combine(layer.contentHash)
      hasher.combine(opacity)
    }
    bounds = isInverse ? outer : own.overlap(with: outer)
    contentHash = hasher.finalize()
  }

  public static func == (lhs: ClipChain, rhs: ClipChain) -> Bool {
    lhs === rhs || lhs.contentHash == rhs.contentHash
  }
}
