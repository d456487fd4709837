internal import CCairo
import FlipbookPicture
import FlipbookRaster

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
    let bounds = surface.bounds
    // What an opaque rectangle hides need not be painted, unless an item looks at what lies behind it.
    let first =
      list.items.contains { $0.backdropReach != nil }
      ? nil : list.items.lastIndex { $0.hiddenPixels(painter.scale)?.contains(bounds) == true }
    if first == nil {
      let background = list.background
      surface.fill(
        bounds,
        PixelWord.premultiplied(
          red: background.red, green: background.green, blue: background.blue, alpha: background.opacity))
    }
    let items = first.map { Array(list.items[$0...]) } ?? list.items
    for minY in stride(from: bounds.minY, to: bounds.maxY, by: Self.largestTile) {
      for minX in stride(from: bounds.minX, to: bounds.maxX, by: Self.largestTile) {
        let tile = PixelRect(
          minX: minX, minY: minY, maxX: min(bounds.maxX, minX + Self.largestTile),
          maxY: min(bounds.maxY, minY + Self.largestTile))
        let sheet = CairoSheet(surface, part: tile)
        painter.paint(items, on: sheet, clip: tile)
        sheet.check()
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
