internal import CCairo
import FlipbookPicture
import FlipbookRaster
import Foundation

extension CairoPainter {
  /// Paints sprites one after the other.
  func draw(_ batch: SpriteBatch, _ map: DeviceMap, _ job: CairoJob) {
    if pixelPainter == nil, let mode = batch.blendMode.pixelOperator {
      cairo_set_operator(job.sheet.context, mode)
    }
    for sprite in batch.sprites {
      let color = SpriteColor(sprite.color)
      if color.isClear { continue }
      let picture = batch.pictures[sprite.picture]
      let image = ImageDrawing(
        bitmap: picture.bitmap, source: picture.source,
        destination: CGRect(
          x: -picture.size.width / 2, y: -picture.size.height / 2, width: picture.size.width,
          height: picture.size.height), interpolation: picture.interpolation)
      let place = map.after(
        CGAffineTransform(
          a: sprite.axisX, b: sprite.axisY, c: -sprite.axisY, d: sprite.axisX, tx: sprite.x, ty: sprite.y))
      let bounds = place.bounds(of: image.destination)
      if !PixelRect(covering: bounds, margin: 1).intersects(job.clip) { continue }
      let colors = setSource(image, color, place, bounds, job)
      fill(Path(image.destination), colors, FillStyle(), place, job)
    }
  }

  private func setSource(
    _ image: ImageDrawing, _ color: SpriteColor, _ map: DeviceMap, _ bounds: CGRect, _ job: CairoJob
  ) -> CairoColors {
    if case .affine(let device) = map, image.interpolation != .high {
      guard let place = ImagePlace(image, device) else { return .none }
      let prepared = images.image(image.bitmap, part: place.part)
      let level = place.level(image.interpolation)
      let tinted = sprites.picture(
        prepared, level: level, of: image.bitmap.contentHash, part: place.part, color)
      let picture = CairoPicture.surface(tinted)
      cairo_set_source_surface(job.sheet.context, picture, 0, 0)
      cairo_surface_destroy(picture)
      let pattern = cairo_get_source(job.sheet.context)
      let map = place.map(to: prepared.level(level), of: prepared.level(0))
      var matrix = cairo_matrix_t(map)
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      let isPlain = image.interpolation == .none || map.movesByWholePixels
      cairo_pattern_set_filter(pattern, isPlain ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
      return .ready
    }
    return setPicture(of: bounds, job) { painter, surface, toPixels in
      let isDrawn: Bool
      if case .affine(let device) = map {
        isDrawn = painter.pictures.draw(image, device.concatenating(toPixels), on: surface)
      } else if let own = map.homography, let scaling = Homography(ProjectionTransform(toPixels)) {
        isDrawn = painter.pictures.draw(image, own.concatenating(scaling), on: surface)
      } else {
        isDrawn = false
      }
      color.apply(to: surface.base, surface.bounds.area)
      return isDrawn
    }
  }
}
