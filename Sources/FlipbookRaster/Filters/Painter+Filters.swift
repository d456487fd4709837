import FlipbookPicture
import Foundation

extension Painter {
  /// Paints an item's content and applies its filters, for the pixels of a region.
  ///
  /// - Parameter stages: The first of the item's filters, as many as are applied.
  func filteredSurface(_ item: DisplayItem, _ stages: ArraySlice<FilterStage>, _ region: PixelRect) -> Surface
  {
    guard let stage = stages.last else {
      if case .layer(let layer) = item.content {
        let region = item.backdropReach == nil ? region : backdropRegion(layer.items, region)
        let surface = pool.take(region)
        let outer = isLinear
        isLinear = outer || layer.isLinear
        paint(layer.items, on: surface, clip: region)
        isLinear = outer
        return surface
      }
      let surface = pool.take(region)
      paintContent(item, PaintJob(surface: surface, clip: region))
      return surface
    }
    let rest = stages.dropLast()
    if case .projection = stage.kind {
      guard let new = projection(of: stage) else { return pool.take(region) }
      if rest.isEmpty {
        var surface: Surface?
        withProjection(new) { surface = filteredSurface(item, rest, region) }
        return surface ?? pool.take(region)
      }
      return projectedFlat(item, rest, new.map, region)
    }
    guard let filter = PixelFilter(stage, deviceTransform) else { return filteredSurface(item, rest, region) }
    if case .color(let filter) = filter {
      let surface = filteredSurface(item, rest, region)
      filter.apply(surface)
      return surface
    }
    if let projection { return projectedFlat(item, stages, projection.map, region) }
    return filteredSurface(item, rest, filter, region)
  }

  /// Applies a filter that reads the neighbours of each pixel.
  private func filteredSurface(
    _ item: DisplayItem, _ rest: ArraySlice<FilterStage>, _ filter: PixelFilter, _ region: PixelRect
  ) -> Surface {
    let ink = inkBounds(item, rest)
    // A blur of nothing leaves pixels outside its source alone.
    let target = pool.take(region, isCleared: filter.leavesPixels)
    let source = filteredSurface(
      item, rest, filter.sight(of: region, ink: ink, canvas: canvasBounds))
    filter.apply(source, into: target, ink: ink, pool)
    pool.give(source)
    return target
  }

  /// The pixels that an item's content and its first filters can colour.
  private func inkBounds(_ item: DisplayItem, _ stages: ArraySlice<FilterStage>) -> PixelRect {
    item.inkBounds(after: stages, canvas: canvasBounds) {
      projection?.map.bounds(of: $0) ?? $0.applying(deviceTransform)
    }
  }
}

extension Surface {
  /// Divides colours by their alpha inside a rectangle and clears what is outside.
  package func makeOpaque(inside rect: PixelRect) {
    for y in bounds.minY..<bounds.maxY {
      let row = pointer(bounds.minX, y)
      for x in bounds.minX..<bounds.maxX {
        let pixel = row[x - bounds.minX]
        let isInside = x >= rect.minX && x < rect.maxX && y >= rect.minY && y < rect.maxY
        row[x - bounds.minX] = isInside && pixel != 0 ? PixelWord.opaque(pixel) : 0
      }
    }
  }
}

extension PixelWord {
  /// The straight colour of a premultiplied word with any alpha but 0, without its alpha.
  fileprivate static func opaque(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 || alpha == 0 { return pixel }
    func part(_ shift: UInt32) -> UInt32 {
      min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha) << shift
    }
    return 0xff00_0000 | part(16) | part(8) | part(0)
  }
}

extension PixelRect {
  package func grown(_ x: Int, _ y: Int) -> PixelRect {
    PixelRect(minX: minX - x, minY: minY - y, maxX: maxX + x, maxY: maxY + y)
  }
}
