internal import CCairo
import FlipbookPicture
import FlipbookRaster
import Foundation

/// Paints the lists of a canvas with Cairo, each from its background up.
package final class CairoListPainter: ListPainter {
  private let painter: CairoPainter
  /// Cairo's surfaces have 32,767 pixels a side at most, and layers reach out of the picture by some thousand.
  private static let largestTile = 16_384

  /// - Parameters: The canvas's, in pixels, and pixels per point.
  package init(width: Int, height: Int, scale: Double, glyphs: any GlyphSource) {
    painter = CairoPainter(
      scale: scale, canvasBounds: PixelRect(width: width, height: height), glyphs: glyphs)
  }

  package func paint(_ list: DisplayList, on surface: Surface) {
    // Items are large values: they are read in place.
    list.items.withUnsafeBufferPointer { items in
      let first = firstVisible(items, in: surface.bounds)
      if first == nil { surface.fill(surface.bounds, list.background) }
      let visible = UnsafeBufferPointer(rebasing: items[(first ?? 0)...])
      for tile in tiles(of: surface.bounds) {
        let sheet = CairoSheet(surface, part: tile)
        painter.paint(visible, on: sheet, clip: tile)
        sheet.check()
      }
    }
  }

  /// The last opaque rectangle over all the surface: what it hides need not be painted. Nil where there is none, or an
  /// item reads its backdrop.
  private func firstVisible(_ items: UnsafeBufferPointer<DisplayItem>, in bounds: PixelRect) -> Int? {
    var first: Int?
    for index in items.indices {
      if items[index].backdropReach != nil { return nil }
      // Only a rectangle this large is worth the closer look.
      if items[index].bounds.width * painter.scale < CGFloat(bounds.width) { continue }
      if items[index].hiddenPixels(painter.scale)?.contains(bounds) == true { first = index }
    }
    return first
  }

  private func tiles(of bounds: PixelRect) -> [PixelRect] {
    stride(from: bounds.minY, to: bounds.maxY, by: Self.largestTile).flatMap { minY in
      stride(from: bounds.minX, to: bounds.maxX, by: Self.largestTile).map { minX in
        PixelRect(
          minX: minX, minY: minY, maxX: min(bounds.maxX, minX + Self.largestTile),
          maxY: min(bounds.maxY, minY + Self.largestTile))
      }
    }
  }
}

extension RasterCanvas {
  /// A canvas that Cairo paints on.
  ///
  /// - Throws: ``CanvasError`` when the size or the scale can't be.
  package static func paintedByCairo(
    width: Int, height: Int, scale: Double = 1, glyphs: any GlyphSource = GlyphStore.shared
  ) throws -> RasterCanvas {
    try RasterCanvas(
      width: width, height: height, scale: scale, glyphs: glyphs,
      painter: CairoListPainter(width: width, height: height, scale: scale, glyphs: glyphs))
  }
}
