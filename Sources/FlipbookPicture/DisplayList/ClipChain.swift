import Foundation

/// The clips in force for an item, the newest first: an immutable list that items share.
public final class ClipChain: Sendable, Equatable {
  /// The shape that a clip keeps or cuts away.
  public enum Shape: Sendable, Equatable {
    /// The inside of a path, carried to list space by a transform.
    case path(Path, FillStyle, CGAffineTransform)
    /// The alpha of a layer times an opacity.
    case layer(DisplayLayer, opacity: Double)
  }

  /// The clip before it, which holds as well; nil for the first.
  public let parent: ClipChain?
  /// The shape of this clip alone.
  public let shape: Shape
  /// True: what the shape covers is cut away instead of kept.
  public let isInverse: Bool
  /// A rectangle in list space outside which this clip and its parents let nothing through.
  public let bounds: CGRect
  /// A digest of this clip and those before it.
  public let contentHash: ContentHash

  /// Makes a clip after others.
  ///
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

  /// Whether both let the same through, by their digests.
  public static func == (lhs: ClipChain, rhs: ClipChain) -> Bool {
    lhs === rhs || lhs.contentHash == rhs.contentHash
  }
}
