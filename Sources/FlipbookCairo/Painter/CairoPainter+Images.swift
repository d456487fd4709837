internal import CCairo
import FlipbookPicture
import FlipbookRaster
import Foundation

extension CairoPainter {
  func draw(_ image: ImageDrawing, _ map: DeviceMap, _ job: CairoJob) {
    let rect = Path(image.destination.standardized)
    let style = FillStyle(antialiased: image.isAntialiased)
    guard let tint = image.tint else {
      return fill(rect, setSource(image, map, job), style, map, job)
    }
    // The paint is seen through the image's alpha.
    let context = job.sheet.context
    job.sheet.saved {
      guard case .ready = setSource(image, map, fading: 1, job) else { return }
      guard let mask = cairo_pattern_reference(cairo_get_source(context)) else { return }
      defer { cairo_pattern_destroy(mask) }
      let colors = setSource(
        tint, map, job.opacity, within: map.bounds(of: image.destination.standardized), job)
      add(rect, map, job)
      cairo_set_antialias(context, image.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
      cairo_clip(context)
      switch colors {
      case .none: return
      case .ready: cairo_mask(context, mask)
      case .faded(let opacity), .replacing(let opacity):
        cairo_push_group(context)
        fillClip(context)
        cairo_pop_group_to_source(context)
        if opacity < 1 {
          cairo_push_group(context)
          cairo_mask(context, mask)
          cairo_pop_group_to_source(context)
          cairo_paint_with_alpha(context, opacity)
        } else {
          cairo_mask(context, mask)
        }
      }
    }
  }

  /// Paints the source as it is over all that the clip lets through.
  private func fillClip(_ context: OpaquePointer) {
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_paint(context)
  }

  private func setSource(_ image: ImageDrawing, _ map: DeviceMap, _ job: CairoJob) -> CairoColors {
    setSource(image, map, fading: job.opacity, job)
  }

  /// Makes an image the source of the job's context.
  private func setSource(
    _ image: ImageDrawing, _ map: DeviceMap, fading opacity: Double, _ job: CairoJob
  ) -> CairoColors {
    let context = job.sheet.context
    if case .affine(let device) = map, image.interpolation != .high || pixelPainter != nil {
      guard let pattern = imagePattern(image, device, isTiled: false) else { return .none }
      cairo_set_source(context, pattern)
      cairo_pattern_destroy(pattern)
      return opacity < 1 ? .faded(opacity) : .ready
    }
    let colors = setPicture(of: map.bounds(of: image.destination.standardized), job) {
      painter, surface, toPixels in
      if case .affine(let device) = map {
        painter.pictures.draw(image, device.concatenating(toPixels), on: surface)
      } else if let own = map.homography, let scaling = Homography(ProjectionTransform(toPixels)) {
        painter.pictures.draw(image, own.concatenating(scaling), on: surface)
      } else {
        false
      }
    }
    if case .ready = colors, opacity < 1 { return .faded(opacity) }
    return colors
  }

  /// A pattern of an image as it lies in the context's user space, which the caller owns; nil when nothing can be seen of
  /// it.
  func imagePattern(_ image: ImageDrawing, _ device: CGAffineTransform, isTiled: Bool) -> OpaquePointer? {
    guard let place = ImagePlace(image, device) else { return nil }
    let prepared = images.image(image.bitmap, part: place.part)
    let level = pixelPainter == nil ? place.level(image.interpolation) : 0
    let surface = CairoPicture.surface(prepared, level: level)
    defer { cairo_surface_destroy(surface) }
    let map = place.map(to: prepared.level(level), of: prepared.level(0))
    guard let pattern = cairo_pattern_create_for_surface(surface) else { return nil }
    var matrix = cairo_matrix_t(map)
    cairo_pattern_set_matrix(pattern, &matrix)
    let isPlain = image.interpolation == .none || map.movesByWholePixels
    cairo_pattern_set_filter(pattern, isPlain ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
    cairo_pattern_set_extend(pattern, isTiled ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
    return pattern
  }
}
