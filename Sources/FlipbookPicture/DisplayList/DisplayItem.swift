import Foundation

/// One drawing operation with the state it is drawn in.
///
/// List space is points from the top left corner of the picture, y down.
public struct DisplayItem: Sendable, Equatable {
  /// The shape of an item and its paint.
  public enum Content: Sendable, Equatable {
    /// The inside of a path.
    case fill(Path, Paint, FillStyle)
    /// The line along a path.
    indirect case stroke(Path, Paint, StrokeStyle)
    /// Text with the top left of its layout at `origin`; runs without a colour of their own take the paint.
    case text(TextLayout, origin: CGPoint, Paint)
    /// A part of a bitmap.
    indirect case image(ImageDrawing)
    /// Drawn one by one, unless something is done to the item as a whole.
    case sprites(SpriteBatch)
    /// Items that are composited as one.
    case layer(DisplayLayer)
  }

  // In the order in which they leave the fewest gaps: a list has thousands of items.

  /// The shape and the paint.
  public let content: Content
  /// The way the item is combined with what is under it.
  public let blendMode: BlendMode
  /// 0…1.
  public let opacity: Double
  /// From user space to list space. A layer's items have transforms of their own.
  public let transform: CGAffineTransform
  /// The clips in force; nil for none.
  public let clip: ClipChain?
  /// A rectangle in list space outside which the item changes nothing.
  public let bounds: CGRect
  /// A digest of everything that decides how the item looks.
  public let contentHash: ContentHash
  /// Apart from the rest, since few of the thousands of items in a list have any.
  package let payload: Payload?

  /// The filters of an item and what is known of them.
  package final class Payload: Sendable {
    package let filters: [FilterStage]
    let work: FilterWork
    package let backdropReach: CGFloat?
    /// The digest of the content and the transform, to go on from; nil where nobody asked for it.
    let placed: ContentHasher?

    init(
      _ filters: [FilterStage], _ work: FilterWork, _ backdropReach: CGFloat?, _ placed: ContentHasher?
    ) {
      (self.filters, self.work) = (filters, work)
      (self.backdropReach, self.placed) = (backdropReach, placed)
    }
  }

  /// Applied first to last, before blending, opacity and clip.
  public var filters: [FilterStage] { payload?.filters ?? [] }

  /// How far around itself the item reads its backdrop, in points of list space, for layers that of all their
  /// items together; nil when it doesn't.
  package var backdropReach: CGFloat? { payload?.backdropReach }

  /// The work of the filters of the item and of those inside it.
  package var filterWork: FilterWork {
    var work = payload?.work ?? FilterWork()
    if case .layer(let layer) = content { work.add(layer.filterWork) }
    return work
  }

  /// Makes an item and works out its bounds and its digest.
  ///
  /// - Parameter canvas: The whole drawing area in list space.
  public init(
    content: consuming Content, transform: CGAffineTransform, opacity: Double = 1,
    blendMode: BlendMode = .normal,
    clip: ClipChain? = nil, filters: [FilterStage] = [], canvas: CGRect
  ) {
    // Nothing of the content is kept apart: it is large, and copied on its way through a measured one.
    let hasher = MeasuredContent.hasher(of: content)
    let own = MeasuredContent.ownBounds(of: content)
    self.init(
      content, own, hasher, transform, opacity, blendMode, clip, filters, canvas, keepsDigest: false)
  }

  /// Makes an item of a content that is used again and again.
  ///
  /// - Parameters:
  ///   - canvas: The whole drawing area in list space.
  ///   - keepsDigest: Whether the item may be composited in other ways, again and again.
  package init(
    _ measured: MeasuredContent, transform: CGAffineTransform, opacity: Double = 1,
    blendMode: BlendMode = .normal,
    clip: ClipChain? = nil, filters: [FilterStage] = [], canvas: CGRect, keepsDigest: Bool = true
  ) {
    self.init(
      measured.content, measured.own, measured.hasher, transform, opacity, blendMode, clip, filters, canvas,
      keepsDigest: keepsDigest)
  }

  private init(
    _ content: consuming Content, _ measured: MeasuredContent.Bounds, _ hasher: ContentHasher,
    _ transform: CGAffineTransform, _ opacity: Double, _ blendMode: BlendMode,
    _ clip: ClipChain?, _ filters: [FilterStage], _ canvas: CGRect, keepsDigest: Bool
  ) {
    var hasher = hasher
    hasher.combine(transform)
    contentHash = Self.hash(hasher, opacity, blendMode, clip, filters)
    var own = measured.placed(by: transform)
    let reach = content.backdropReach(transform)
    payload =
      filters.isEmpty && reach == nil && !keepsDigest
      ? nil
      : Payload(
        filters, FilterWork(filters, of: own, canvas: canvas), reach, keepsDigest ? hasher : nil)
    let clipBounds = clip?.bounds ?? canvas
    if blendMode.reachesWholeClip {
      bounds = clipBounds
    } else {
      for filter in filters { own = filter.bounds(of: own, canvas: canvas) }
      bounds = own.overlap(with: clipBounds)
    }
    self.transform = transform
    self.opacity = opacity
    self.blendMode = blendMode
    self.clip = clip
    // Last, so that it is taken over and not copied.
    self.content = content
  }

  /// The item composited in another way. Known properties of its content are not computed again.
  ///
  /// - Parameters:
  ///   - clip: In the place of the item's.
  ///   - canvas: The whole drawing area in list space.
  package func composited(opacity: Double, blendMode: BlendMode, clip: ClipChain?, canvas: CGRect)
    -> DisplayItem
  {
    guard filters.isEmpty, !self.blendMode.reachesWholeClip, !blendMode.reachesWholeClip,
      self.clip == nil || self.clip === clip
    else {
      return DisplayItem(
        content: content, transform: transform, opacity: opacity, blendMode: blendMode, clip: clip,
        filters: filters, canvas: canvas)
    }
    return DisplayItem(self, opacity, blendMode, clip)
  }

  /// - Parameter clip: That of the other item, or one for an item that has none.
  private init(_ other: DisplayItem, _ opacity: Double, _ blendMode: BlendMode, _ clip: ClipChain?) {
    (content, transform, payload) = (other.content, other.transform, other.payload)
    (self.opacity, self.blendMode, self.clip) = (opacity, blendMode, clip)
    bounds =
      other.clip == nil ? clip.map { other.bounds.overlap(with: $0.bounds) } ?? other.bounds : other.bounds
    var hasher = other.payload?.placed ?? MeasuredContent(other.content).hasher
    if other.payload?.placed == nil { hasher.combine(other.transform) }
    contentHash = Self.hash(hasher, opacity, blendMode, clip, [])
  }

  /// Whether both draw the same, by their digests.
  public static func == (lhs: DisplayItem, rhs: DisplayItem) -> Bool { lhs.contentHash == rhs.contentHash }

  /// A rectangle in list space outside which the content, before filters, has no ink.
  package var contentBounds: CGRect { MeasuredContent.ownBounds(of: content).placed(by: transform) }

  /// A digest of the content seen through filters, whatever it is composited with.
  package func pictureHash(_ stages: [FilterStage]) -> ContentHash {
    var hasher = ContentHasher(seed: 0x91c7)
    content.hash(into: &hasher)
    hasher.combine(transform)
    for stage in stages { stage.hash(into: &hasher) }
    return hasher.finalize()
  }

  /// The digest of an item from that of its content and transform.
  private static func hash(
    _ placed: ContentHasher, _ opacity: Double, _ blendMode: BlendMode, _ clip: ClipChain?,
    _ filters: [FilterStage]
  ) -> ContentHash {
    var hasher = placed
    hasher.combine(opacity)
    hasher.combine(Int(blendMode.rawValue))
    if let clip { hasher.combine(clip.contentHash) }
    for filter in filters { filter.hash(into: &hasher) }
    return hasher.finalize()
  }
}
