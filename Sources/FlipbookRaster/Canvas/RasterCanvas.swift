import FlipbookPicture
import Foundation

/// Pixels that display lists are painted on.
///
/// A canvas remembers what it painted last and paints only what differs, with the same result, byte for byte, as
/// painting all of it. It belongs to one thread at a time.
public final class RasterCanvas {
  /// The longest side, in pixels.
  public static let largestSide = 32_768
  /// The most pixels, 1 GiB of them.
  public static let largestArea = 1 << 28

  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// Pixels per point.
  public let scale: Double

  /// Pixels of a strip that is painted at a time, 1 MiB.
  private static let stripPixels = 1 << 18

  private let surface: Surface
  private let painter: Painter
  /// Paints in the place of the kernels; nil to paint with them.
  private let other: (any ListPainter)?
  /// The list that the pixels show now; nil when it isn't known.
  private var painted: PaintedList?

  private struct PaintedList {
    let hash: ContentHash
    let background: RGBA
    var runs: [PlannedRun] = []
    /// Whether items read their backdrop.
    var looksBehind: Bool { runs.contains(where: \.looksBehind) }
  }

  /// Makes a transparent canvas.
  ///
  /// - Parameters:
  ///   - width: In pixels, 1…32,768.
  ///   - height: In pixels, 1…32,768.
  ///   - scale: Pixels per point, above 0.
  /// - Throws: ``CanvasError`` when the size or the scale can't be.
  public convenience init(width: Int, height: Int, scale: Double = 1) throws {
    try self.init(width: width, height: height, scale: scale, glyphs: GlyphStore.shared)
  }

  /// Makes a transparent canvas that draws the glyphs of a given source.
  ///
  /// - Parameters:
  ///   - mostLayerWords: The most pixels of layers open at a time before they are painted in strips.
  ///   - other: Paints lists in the place of the kernels, all of each list that differs from the last.
  package init(
    width: Int, height: Int, scale: Double = 1, glyphs: any GlyphSource,
    mostLayerWords: Int = 16 << 20, painter other: (any ListPainter)? = nil
  ) throws {
    guard width > 0 && height > 0 else { throw CanvasError.emptySize(width: width, height: height) }
    guard width <= Self.largestSide && height <= Self.largestSide && width * height <= Self.largestArea else {
      throw CanvasError.tooLarge(width: width, height: height)
    }
    guard scale > 0 && scale.isFinite else { throw CanvasError.badScale(scale) }
    self.width = width
    self.height = height
    self.scale = scale
    self.other = other
    let bounds = PixelRect(width: width, height: height)
    surface = Surface(bounds: bounds)
    painter = Painter(scale: scale, canvasBounds: bounds, glyphs: glyphs, mostLayerWords: mostLayerWords)
  }

  /// Paints a list; its top left corner is the canvas's, and what doesn't fit is cut off.
  ///
  /// - Returns: Where pixels may differ from those of the list painted before.
  @discardableResult
  public func paint(_ list: DisplayList) -> Damage { paint(list, before: { _ in }, after: { _, _ in }) }

  /// Paints a list and lends each part of the picture as soon as it is painted, while it is in the processor's cache.
  ///
  /// - Parameters:
  ///   - before: Called with what is going to be painted.
  ///   - after: Called with all rows and the part of them that is finished. Parts don't overlap.
  package func paint(
    _ list: DisplayList, before: (Damage) -> Void, after: (PixelRows, PixelRect) -> Void
  ) -> Damage {
    if let painted, painted.hash == list.contentHash {
      before(.none)
      return .none
    }
    if let other { return repaint(list, with: other, before, after) }
    let plan = plan(list)
    let rects = dirtyRects(list, plan)
    let strips = rects.flatMap { self.strips(of: $0) }
    let damage = Damage(rects)
    before(damage)
    painted = nil
    painter.filtered.beginPaint()
    if painter.glyphs.wasEmptied {
      for run in plan.runs { run.texts = PlannedTexts() }
      painter.glyphs.wasEmptied = false
    }
    if plan.looksBehind {
      repaintWhole(list, plan, strips, after)
    } else {
      painter.strokes.keepsOutlines = strips.count > 1
      for strip in strips {
        repaint(list, plan, strip, on: surface)
        withPixelRows { after($0, strip) }
      }
      painter.strokes.keepsOutlines = false
    }
    painted = plan
    return damage
  }

  private func repaint(
    _ list: DisplayList, with other: any ListPainter, _ before: (Damage) -> Void,
    _ after: (PixelRows, PixelRect) -> Void
  ) -> Damage {
    let damage = Damage([surface.bounds])
    before(damage)
    painted = nil
    other.paint(list, on: surface)
    withPixelRows { after($0, surface.bounds) }
    painted = PaintedList(hash: list.contentHash, background: list.background)
    return damage
  }

  /// Returns the bounds and hashes of a list's items, before any is painted. Known properties of runs are kept.
  private func plan(_ list: DisplayList) -> PaintedList {
    var plan = PaintedList(hash: list.contentHash, background: list.background)
    let known = painted?.runs ?? []
    plan.runs.reserveCapacity(list.runs.count)
    var places: [ContentHash: Int] = [:]
    if known.count > 1 { for (place, run) in known.enumerated() { places[run.contentHash] = place } }
    for run in list.runs {
      if let place = places[run.contentHash] {
        plan.runs.append(known[place])
      } else {
        plan.runs.append(PlannedRun(run, painter, in: surface.bounds))
      }
    }
    return plan
  }

  /// Forgets what was painted, so that the next list is painted whole.
  public func invalidate() { painted = nil }

  private func dirtyRects(_ list: DisplayList, _ plan: PaintedList) -> [PixelRect] {
    guard let painted, painted.background == list.background else { return [surface.bounds] }
    var tiles = DirtyTiles(bounds: surface.bounds)
    let difference = RunDifference(from: painted.runs, to: plan.runs)
    for bounds in difference.removed { tiles.insert(bounds) }
    guard plan.looksBehind else {
      for place in difference.added { tiles.insert(plan.runs[place.run].bounds[place.item]) }
      return tiles.rects
    }
    var added = difference.added[...]
    for (index, run) in list.runs.enumerated() {
      for (place, item) in run.items.enumerated() {
        let bounds = plan.runs[index].bounds[place]
        if added.first == RunDifference.Place(run: index, item: place) {
          added.removeFirst()
          tiles.insert(bounds)
        }
        if let reach = item.backdropReach { spread(&tiles, reach, item, bounds) }
      }
    }
    return tiles.rects
  }

  /// Marks what an item makes of changes behind it.
  private func spread(_ tiles: inout DirtyTiles, _ reach: CGFloat, _ item: DisplayItem, _ bounds: PixelRect) {
    let pixels = Int(min(1e6, Double(reach) * scale)) + 1
    for rect in tiles.rects {
      let touched = rect.grown(pixels, pixels).intersection(bounds)
      if touched.isEmpty { continue }
      // Layers and filters may move changed pixels elsewhere.
      tiles.insert(item.isPlainShape ? touched : bounds)
    }
  }

  /// Paints a list whose items read their backdrop: all dirty areas at once, with the surroundings that are read.
  private func repaintWhole(
    _ list: DisplayList, _ plan: PaintedList, _ strips: [PixelRect], _ after: (PixelRows, PixelRect) -> Void
  ) {
    let region = strips.reduce(PixelRect.empty) { $0.union($1) }
    if region.isEmpty { return }
    let whole = painter.pool.take(
      painter.backdropRegion(list.items, region).intersection(surface.bounds), isCleared: false)
    repaint(list, plan, whole.bounds, on: whole)
    for strip in strips {
      for y in strip.minY..<strip.maxY {
        surface.pointer(strip.minX, y).update(from: whole.pointer(strip.minX, y), count: strip.width)
      }
      withPixelRows { after($0, strip) }
    }
    painter.pool.give(whole)
  }

  /// A rectangle cut into strips of so few rows that their pixels stay in the processor's cache while items are painted
  /// on them one after the other.
  private func strips(of rect: PixelRect) -> [PixelRect] {
    let rows = max(32, Self.stripPixels / max(1, rect.width) & ~1)
    return stride(from: rect.minY, to: rect.maxY, by: rows).map { minY in
      PixelRect(minX: rect.minX, minY: minY, maxX: rect.maxX, maxY: min(rect.maxY, minY + rows))
    }
  }

  private func repaint(_ list: DisplayList, _ plan: PaintedList, _ rect: PixelRect, on surface: Surface) {
    // Items under an opaque rectangle need not be painted.
    var (firstRun, firstItem) = (0, 0)
    var isCovered = false
    for index in plan.runs.indices.reversed() {
      guard let cover = plan.runs[index].covers.last(where: { $0.pixels.contains(rect) }) else { continue }
      (firstRun, firstItem, isCovered) = (index, cover.index, true)
      break
    }
    if !isCovered { surface.fill(rect, list.background) }
    for index in firstRun..<list.runs.count where plan.runs[index].union.intersects(rect) {
      let run = plan.runs[index]
      repaint(
        list.runs[index].items, run, from: index == firstRun ? firstItem : 0, rect, on: surface, &run.texts)
    }
  }

  private func repaint(
    _ items: [DisplayItem], _ run: PlannedRun, from first: Int, _ rect: PixelRect, on surface: Surface,
    _ texts: inout PlannedTexts
  ) {
    items.withUnsafeBufferPointer { items in
      run.bounds.withUnsafeBufferPointer { bounds in
        guard let start = items.baseAddress else { return }
        for place in first..<items.count {
          // Most items lie above or below the strip.
          guard bounds[place].minY < rect.maxY, rect.minY < bounds[place].maxY else { continue }
          let region = rect.intersection(bounds[place])
          if region.isEmpty { continue }
          if !texts.paint(start + place, place, of: items.count, painter, on: surface, region) {
            painter.paint(start + place, on: surface, region: region)
          }
        }
      }
    }
  }

  // MARK: Pixels

  /// Lends the pixels, premultiplied words `0xAARRGGBB` row by row without padding, for the length of a call.
  public func withPixels<Result>(_ body: (UnsafeBufferPointer<UInt32>) throws -> Result) rethrows -> Result {
    try body(UnsafeBufferPointer(start: surface.base, count: width * height))
  }

  /// A copy of the picture.
  public func makeBitmap() -> Bitmap {
    Bitmap(width: width, height: height, pixels: withPixels { Array($0) })
  }
}

extension DisplayItem {
  /// Whether it is no layer and has no filters.
  fileprivate var isPlainShape: Bool {
    if case .layer = content { return false }
    return filters.isEmpty
  }

  /// The pixels wholly under the item, if it is a plain opaque rectangle.
  ///
  /// - Parameter scale: Pixels per point.
  package func hiddenPixels(_ scale: Double) -> PixelRect? {
    guard clip == nil, filters.isEmpty, opacity == 1, blendMode == .normal,
      case .fill(let path, let paint, _) = content, case .rect(let own) = path.storage,
      transform.keepsRectangles, transform.isFinite, paint.isOpaque
    else { return nil }
    let device = own.applying(transform.concatenating(CGAffineTransform(scaleX: scale, y: scale)))
    guard device.isFinite else { return nil }
    func bound(_ value: CGFloat) -> Int { Int(max(-1e6, min(1e6, value))) }
    return PixelRect(
      minX: bound(device.minX.rounded(.up)), minY: bound(device.minY.rounded(.up)),
      maxX: bound(device.maxX.rounded(.down)), maxY: bound(device.maxY.rounded(.down))
    ).intersection(PixelRect(covering: bounds.applying(CGAffineTransform(scaleX: scale, y: scale))))
  }
}

extension GradientPaint {
  /// Whether it has a colour everywhere.
  fileprivate var coversPlane: Bool {
    if case .circles(let circles) = geometry { return CirclePair(circles).coversPlane }
    return true
  }
}

extension Paint {
  /// Whether every colour is opaque; false where that is hard to say.
  fileprivate var isOpaque: Bool {
    switch self {
    case .color(let color): color.opacity >= 1
    case .gradient(let gradient):
      gradient.coversPlane && gradient.ramp.stops.allSatisfy { $0.color.opacity >= 1 }
    case .tiledImage, .mesh, .backdrop, .shader: false
    }
  }
}
