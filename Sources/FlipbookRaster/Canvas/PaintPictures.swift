import FlipbookPicture
import Foundation

/// Pictures of what two painters colour alike: meshes, images seen through filters, paints in perspective.
///
/// Owns scratch memory and caches; one for each painter.
package final class PaintPictures {
  private let painter: Painter

  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - canvasBounds: The whole canvas.
  package init(scale: Double, canvasBounds: PixelRect, glyphs: any GlyphSource) {
    painter = Painter(scale: scale, canvasBounds: canvasBounds, glyphs: glyphs, mostLayerWords: 16 << 20)
  }

  /// Writes the colours of a paint to all of a surface.
  ///
  /// - Parameters:
  ///   - map: From the paint's space to pixels.
  ///   - opacity: 0…1.
  /// - Returns: False when nothing can be seen of the paint.
  package func draw(_ paint: Paint, _ map: Homography, opacity: Double, on surface: Surface) -> Bool {
    write(painter.colors(of: paint, map, opacity), on: surface)
  }

  /// Writes the colours of a paint to all of a surface.
  ///
  /// - Parameter device: From the paint's space to pixels.
  package func draw(_ paint: Paint, _ device: CGAffineTransform, opacity: Double, on surface: Surface) -> Bool
  {
    write(painter.colors(of: paint, device, opacity), on: surface)
  }

  /// Writes the colours of an image, and of the plane around it, to all of a surface.
  ///
  /// - Parameter map: From user space to pixels.
  package func draw(_ image: ImageDrawing, _ map: Homography, on surface: Surface) -> Bool {
    write(
      painter.imageSource(
        image.bitmap, image.source, image.destination, image.interpolation, map, isTiled: false
      ).map { PaintColors.source($0, opacity: 255) }, on: surface)
  }

  /// Writes the colours of an image, and of the plane around it, to all of a surface.
  ///
  /// - Parameter device: From user space to pixels.
  package func draw(_ image: ImageDrawing, _ device: CGAffineTransform, on surface: Surface) -> Bool {
    write(
      painter.imageSource(
        image.bitmap, image.source, image.destination, image.interpolation, device, isTiled: false
      ).map { PaintColors.source($0, opacity: 255) }, on: surface)
  }

  /// Writes a picture of a plane, seen in perspective, to all of a surface.
  ///
  /// - Parameters:
  ///   - plane: Its bounds are in its own pixels.
  ///   - inverse: From pixels to those of the plane, counted from its top left corner.
  package func draw(plane: Surface, inverse: Homography, on surface: Surface) {
    let source = ProjectedImageSource(
      PreparedImage(plane), inverse: inverse, interpolation: .medium, isTiled: false)
    _ = write(.source(source, opacity: 255), on: surface)
  }

  private func write(_ colors: PaintColors?, on surface: Surface) -> Bool {
    let bounds = surface.bounds
    switch colors {
    case nil: return false
    case .solid(let pixel): surface.fill(bounds, pixel)
    case .source(let source, let opacity):
      for y in bounds.minY..<bounds.maxY {
        let row = surface.pointer(bounds.minX, y)
        source.fetch(row, x: bounds.minX, y: y, count: bounds.width)
        BlendKernels.cover(row, bounds.width, by: opacity)
      }
    }
    return true
  }
}
