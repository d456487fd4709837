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
    case stroke(Path, Paint, StrokeStyle)
    /// Text with the top left of its layout at `origin`; runs without a colour of their own take the paint.
    case text(TextLayout, origin: CGPoint, Paint)
    /// A part of a bitmap.
    case image(ImageDrawing)
    /// Drawn one by one, unless something is done to the item as a whole.
    case sprites(SpriteBatch)
    /// Items that are composited as one.
    case layer(DisplayLayer)
  }

  /// The shape and the paint.
  public let content: Content
  /// From user space to list space. A layer's items have transforms of their own.
  public let transform: CGAffineTransform
  /// 0…1.
  public let opacity: Double
  /// The way the item is combined with what is under it.
  public let blendMode: BlendMode
  /// The clips in force; nil for none.
  public let clip: ClipChain?
  /// A rectangle in list space outside which the item changes nothing.
  public let bounds: CGRect
  /// A digest of everything that decides how the item looks.
  public let contentHash: ContentHash
  /// How far around itself the item looks at what lies behind it, in points of list space, for layers that of all their
  /// items together; nil when it doesn't.
  package let backdropReach: CGFloat?
  /// Apart from the rest, since few of the thousands of items in a list have any.
  private let filtering: Filtering?

  private final class Filtering: Sendable {
    let stages: [FilterStage]
    let work: FilterWork

    init(_ stages: [FilterStage], _ work: FilterWork) {
      self.stages = stages
      self.work = work
    }
  }

  /// Applied first to last, before blending, opacity and clip.
  public var filters: [FilterStage] { filtering?.stages ?? [] }

  /// The work of the filters of the item and of those inside it.
  package var filterWork: FilterWork {
    var work = filtering?.work ?? FilterWork()
    if case .layer(let layer) = content { work.add(layer.filterWork) }
    return work
  }

  /// Makes an item and works out its bounds and its digest.
  ///
  /// - Parameter canvas: The whole drawing area in list space.
  public init(
    content: Content, transform: CGAffineTransform, opacity: Double = 1,
    blendMode: BlendMode = .normal,
    clip: ClipChain? = nil, filters: [FilterStage] = [], canvas: CGRect
  ) {
    self.content = content
    self.transform = transform
    self.opacity = opacity
    self.blendMode = blendMode
    self.clip = clip
    backdropReach = content.backdropReach(transform)
    let clipBounds = clip?.bounds ?? canvas
    filtering =
      filters.isEmpty
      ? nil
      : Filtering(
        filters, FilterWork(filters, of: Self.bounds(of: content, transform: transform), canvas: canvas))
    if blendMode.reachesWholeClip {
      bounds = clipBounds
    } else {
      var own = Self.bounds(of: content, transform: transform)
      for filter in filters { own = filter.bounds(of: own, canvas: canvas) }
      bounds = own.overlap(with: clipBounds)
    }
    var hasher = ContentHasher(seed: 0x17e3)
    Self.hash(content, into: &hasher)
    hasher.combine(transform)
    hasher.combine(opacity)
    hasher.combine(Int(blendMode.rawValue))
    if let clip { hasher.combine(clip.contentHash) }
    for filter in filters { filter.hash(into: &hasher) }
    contentHash = hasher.finalize()
  }

  /// Whether both draw the same, by their digests.
  public static func == (lhs: DisplayItem, rhs: DisplayItem) -> Bool { lhs.contentHash == rhs.contentHash }

  /// A rectangle in list space outside which the content, before filters, has no ink.
  package var contentBounds: CGRect { Self.bounds(of: content, transform: transform) }

  /// A digest of the content seen through filters, whatever it is composited with.
  package func pictureHash(_ stages: [FilterStage]) -> ContentHash {
    var hasher = ContentHasher(seed: 0x91c7)
    Self.hash(content, into: &hasher)
    hasher.combine(transform)
    for stage in stages { stage.hash(into: &hasher) }
    return hasher.finalize()
  }

  private static func bounds(of content: Content, transform: CGAffineTransform) -> CGRect {
    switch content {
    case .fill(let path, _, _): path.controlBounds.applying(transform)
    case .stroke(let path, _, let style):
      path.controlBounds.insetBy(dx: -style.reach, dy: -style.reach).applying(transform)
    case .text(let layout, let origin, _):
      layout.inkBounds.offsetBy(dx: origin.x, dy: origin.y).applying(transform)
    case .image(let image): image.destination.standardized.applying(transform)
    case .sprites(let batch): batch.bounds.applying(transform)
    case .layer(let layer): layer.bounds
    }
  }

  private static func hash(_ content: Content, into hasher: inout ContentHasher) {
    switch content {
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
