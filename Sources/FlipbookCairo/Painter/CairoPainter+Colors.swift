internal import CCairo
import FlipbookPicture
import FlipbookRaster
import Foundation

extension CairoPainter {
  /// Makes a paint the source of the job's context.
  ///
  /// - Parameters:
  ///   - map: From the paint's space to the painter's pixels.
  ///   - bounds: The area that will be covered, in the painter's pixels.
  func setSource(
    _ paint: Paint, _ map: DeviceMap, _ opacity: Double, within bounds: CGRect, _ job: CairoJob
  ) -> CairoColors {
    let context = job.sheet.context
    switch paint {
    case .color(let color): return setSource(color, opacity, context)
    case .gradient(let gradient):
      if case .affine(let device) = map {
        guard device.determinant != 0, device.determinant.isFinite else { return .none }
        let pattern = CairoGradient.pattern(
          gradient,
          {
            stops.value(of: gradient.ramp, opacity: opacity) {
              CairoStop.stops(of: gradient.ramp, opacity: opacity)
            }
          }, device)
        if let pattern {
          cairo_set_source(context, pattern)
          cairo_pattern_destroy(pattern)
          return .ready
        }
      }
    case .tiledImage(let tile):
      if case .affine(let device) = map, tile.interpolation != .high {
        let drawing = ImageDrawing(
          bitmap: tile.bitmap, source: tile.source,
          destination: CGRect(origin: tile.origin, size: tile.tileSize), interpolation: tile.interpolation)
        guard let pattern = imagePattern(drawing, device, isTiled: true) else { return .none }
        cairo_set_source(context, pattern)
        cairo_pattern_destroy(pattern)
        return opacity < 1 ? .faded(opacity) : .ready
      }
    case .mesh, .shader: break
    case .backdrop:
      guard let picture = backdropPicture else { return .none }
      setSource(picture, context)
      return job.mode == .normal ? .replacing(opacity) : opacity < 1 ? .faded(opacity) : .ready
    }
    return setPicture(of: bounds, job) { painter, surface, toPixels in
      if case .affine(let device) = map {
        painter.pictures.draw(paint, device.concatenating(toPixels), opacity: opacity, on: surface)
      } else if let own = map.homography, let scaling = Homography(ProjectionTransform(toPixels)) {
        painter.pictures.draw(paint, own.concatenating(scaling), opacity: opacity, on: surface)
      } else {
        false
      }
    }
  }

  func setSource(_ color: RGBA, _ opacity: Double, _ context: OpaquePointer) -> CairoColors {
    func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    let alpha = unit(Double(color.opacity)) * opacity
    if alpha == 0, cairo_get_operator(context) == CAIRO_OPERATOR_OVER { return .none }
    cairo_set_source_rgba(
      context, unit(Double(color.red)), unit(Double(color.green)), unit(Double(color.blue)), alpha)
    return .ready
  }

  /// Makes a surface the source of a context, where it lies in the painter's pixels.
  func setSource(_ surface: Surface, _ context: OpaquePointer) {
    let picture = CairoPicture.surface(surface)
    cairo_set_source_surface(context, picture, Double(surface.bounds.minX), Double(surface.bounds.minY))
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_surface_destroy(picture)
  }

  /// Makes a picture of what Cairo has no source for the source of the job's context.
  ///
  /// - Parameters:
  ///   - bounds: The area that will be covered, in this painter's pixels.
  ///   - draw: Draws on a surface of a painter of pixels, given the way from this painter's pixels to that one's.
  /// - Returns: Nil where `draw` returns false: nothing is visible.
  func setPicture(
    of bounds: CGRect, _ job: CairoJob, _ draw: (CairoPainter, Surface, CGAffineTransform) -> Bool
  ) -> CairoColors {
    let visible = PixelRect(covering: bounds, margin: 1).intersection(job.clip)
    if visible.isEmpty { return .none }
    guard let pixelPainter else {
      let surface = Surface(bounds: visible)
      guard draw(self, surface, .identity) else { return .none }
      setSource(surface, job.sheet.context)
      return .ready
    }
    let toPixels = pixelPainter.deviceTransform
    let rect = CGRect(x: visible.minX, y: visible.minY, width: visible.width, height: visible.height)
    let surface = Surface(bounds: PixelRect(covering: rect.applying(toPixels)))
    guard draw(pixelPainter, surface, toPixels) else { return .none }
    setScaledSource(surface, job.sheet)
    return .ready
  }

  /// Makes a surface of the painter of pixels the source of this painter's.
  func setScaledSource(_ surface: Surface, _ sheet: CairoSheet) {
    let resolution = pixelPainter?.scale ?? 1
    let picture = CairoPicture.surface(surface)
    cairo_set_source_surface(sheet.context, picture, 0, 0)
    cairo_surface_destroy(picture)
    let pattern = cairo_get_source(sheet.context)
    var matrix = cairo_matrix_t(
      CGAffineTransform(
        a: resolution, b: 0, c: 0, d: resolution, tx: -CGFloat(surface.bounds.minX),
        ty: -CGFloat(surface.bounds.minY)))
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
  }
}
