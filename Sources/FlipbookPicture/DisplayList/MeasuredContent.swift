import Foundation

/// The content of an item with what is known of it wherever it lies.
///
/// Going through a long path takes longer than all else in making an item: what is drawn again and again in other places
/// is measured once.
package struct MeasuredContent: Sendable {
  /// Where a content has ink.
  struct Bounds: Sendable {
    /// In the content's space, or in list space.
    let rect: CGRect
    /// Whether it is list space already, as for layers.
    let isPlaced: Bool

    /// The rectangle in list space.
    func placed(by transform: CGAffineTransform) -> CGRect { isPlaced ? rect : rect.applying(transform) }
  }

  /// The shape and the paint.
  package let content: DisplayItem.Content
  let own: Bounds
  /// The digest so far of an item with this content.
  let hasher: ContentHasher

  /// Measures a content.
  package init(_ content: DisplayItem.Content) {
    self.content = content
    own = Self.ownBounds(of: content)
    hasher = Self.hasher(of: content)
  }

  /// The digest so far of an item with a content.
  static func hasher(of content: DisplayItem.Content) -> ContentHasher {
    var hasher = ContentHasher(seed: 0x17e3)
    content.hash(into: &hasher)
    return hasher
  }

  /// Where a content has ink, before its transform.
  static func ownBounds(of content: DisplayItem.Content) -> Bounds {
    switch content {
    case .fill(let path, _, _): Bounds(rect: path.controlBounds, isPlaced: false)
    case .stroke(let path, _, let style):
      Bounds(rect: path.controlBounds.insetBy(dx: -style.reach, dy: -style.reach), isPlaced: false)
    case .text(let layout, let origin, _):
      Bounds(rect: layout.inkBounds.offsetBy(dx: origin.x, dy: origin.y), isPlaced: false)
    case .image(let image): Bounds(rect: image.destination.standardized, isPlaced: false)
    case .sprites(let batch): Bounds(rect: batch.bounds, isPlaced: false)
    case .layer(let layer): Bounds(rect: layer.bounds, isPlaced: true)
    }
  }
}

extension DisplayItem.Content {
  /// Folds the content into a digest.
  func hash(into hasher: inout ContentHasher) {
    switch self {
    case .fill(let path, let paint, let style):
      hasher.combine(1)
      path.hash(into: &hasher)
      paint.hash(into: &hasher)
      hasher.combine(style)
    case .stroke(let path, let paint, let style):
      hasher.combine(2)
      path.hash(into: &hasher)
      paint.hash(into: &hasher)
      hasher.combine(style)
    case .text(let layout, let origin, let paint):
      hasher.combine(3)
      hasher.combine(layout.contentHash)
      hasher.combine(origin)
      paint.hash(into: &hasher)
    case .image(let image):
      hasher.combine(4)
      image.hash(into: &hasher)
    case .layer(let layer):
      hasher.combine(5)
      hasher.combine(layer.contentHash)
    case .sprites(let batch):
      hasher.combine(6)
      hasher.combine(batch.contentHash)
    }
  }
}
