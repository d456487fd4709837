import FlipbookPicture
import FlipbookRaster
import Foundation

extension CairoPainter {
  /// Paints an item's content and applies its filters, for the pixels of a region.
  ///
  /// - Parameter stages: The first of the item's filters, as many as are applied.
  func filteredSurface(_ item: DisplayItem, _ stages: ArraySlice<FilterStage>, _ region: PixelRect) -> Surface
  {
    guard let stage = stages.last else { return contentSurface(item, region) }
    let rest = stages.dropLast()
    if case .projection = stage.kind {
      guard let new = projection(of: stage) else { return pool.take(region) }
      if rest.isEmpty {
        return withProjection(new) { filteredSurface(item, rest, region) }
      }
      return projectedFlat(item, rest, new, region)
    }
    guard let filter = PixelFilter(stage, deviceTransform) else {
      return filteredSurface(item, rest, region)
    }
    if case .color(let filter) = filter {
      let surface = filteredSurface(item, rest, region)
      filter.apply(surface)
      return surface
    }
    if let projection { return projectedFlat(item, stages, projection, region) }
    let ink = inkBounds(item, rest)
    // A blur of nothing leaves pixels outside its source alone.
    let target = pool.take(region, isCleared: filter.leavesPixels)
    let source = filteredSurface(
      item, rest, filter.sight(of: region, ink: ink, canvas: canvasBounds))
    filter.apply(source, into: target, ink: ink, pool)
    pool.give(source)
    return target
  }

  /// The pixels of an item without filters.
  private func contentSurface(_ item: DisplayItem, _ region: PixelRect) -> Surface {
    guard case .layer(let layer) = item.content else {
      let surface = pool.take(region)
      let sheet = CairoSheet(surface)
      let outer = isLinear
      // Alone on its pixels, what is drawn is the same in any light.
      isLinear = false
      paintContent(item, CairoJob(sheet: sheet, clip: region))
      isLinear = outer
      sheet.check()
      return surface
    }
    let region = item.backdropReach == nil ? region : backdropRegion(layer.items, region)
    let surface = pool.take(region)
    let outer = isLinear
    isLinear = outer || layer.isLinear
    let sheet = CairoSheet(surface)
    paint(layer.items, on: sheet, clip: region)
    sheet.check()
    isLinear = outer
    return surface
  }

  /// The pixels that an item's content and its first filters can colour.
  private func inkBounds(_ item: DisplayItem, _ stages: ArraySlice<FilterStage>) -> PixelRect {
    item.inkBounds(after: stages, canvas: canvasBounds) {
      projection?.bounds(of: $0) ?? $0.applying(deviceTransform)
    }
  }
}
