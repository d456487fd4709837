internal import CCairo
import FlipbookPicture
import FlipbookRaster
import Foundation

extension CairoPainter {
  /// How far a chord may stray from its curve where outlines are cut here, in the painter's pixels.
  private var flatness: Double { pixelPainter == nil ? 0.03 : 0.01 }

  func fill(_ path: Path, _ paint: Paint, _ style: FillStyle, _ map: DeviceMap, _ job: CairoJob) {
    let colors = setSource(paint, map, job.opacity, within: map.bounds(of: path.controlBounds), job)
    fill(path, colors, style, map, job)
  }

  /// Fills a path with the context's source.
  func fill(_ path: Path, _ colors: CairoColors, _ style: FillStyle, _ map: DeviceMap, _ job: CairoJob) {
    if case .none = colors { return }
    let context = job.sheet.context
    add(path, map, job)
    cairo_set_fill_rule(context, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(context, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    finish(colors, context)
  }

  /// Fills the context's path.
  private func finish(_ colors: CairoColors, _ context: OpaquePointer) {
    switch colors {
    case .none: cairo_new_path(context)
    case .ready: cairo_fill(context)
    case .faded(let opacity):
      cairo_save(context)
      cairo_clip(context)
      cairo_paint_with_alpha(context, opacity)
      cairo_restore(context)
    case .replacing(let opacity):
      cairo_save(context)
      cairo_clip(context)
      cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
      cairo_paint_with_alpha(context, opacity)
      cairo_restore(context)
    }
  }

  /// Adds a path to the context's.
  func add(_ path: Path, _ map: DeviceMap, _ job: CairoJob) {
    let context = job.sheet.context
    var pen = CairoPen(context)
    if case .affine(let device) = map {
      pen.add(path, device)
      if pen.isExact { return }
      cairo_new_path(context)
    }
    guard let homography = map.homography else { return }
    var outline = FarOutline(homography, window: window(job), flatness: flatness)
    outline.add(path)
    for polygon in outline.polygons { pen.add(polygon) }
  }

  private func window(_ job: CairoJob) -> CGRect {
    CGRect(x: job.clip.minX, y: job.clip.minY, width: job.clip.width, height: job.clip.height)
  }

  func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle, _ map: DeviceMap, _ job: CairoJob) {
    let reach = style.reach
    let ink = path.controlBounds.insetBy(dx: -reach, dy: -reach)
    let colors = setSource(paint, map, job.opacity, within: map.bounds(of: ink), job)
    if case .none = colors { return }
    let context = job.sheet.context
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
    if case .affine(let device) = map, case .ready = colors, strokes(path, style, device, job) { return }
    var polygons = PolygonBuffer()
    var pen = CairoPen(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    if case .affine(let device) = map {
      var stroker = PathStroker(style, transform: device, tolerance: flatness)
      stroker.stroke(path, into: &polygons)
      pen.add(polygons)
      if pen.isExact { return finish(colors, context) }
      cairo_new_path(context)
      // The outline is in pixels already.
      var outline = FarOutline(.identity, window: window(job), flatness: flatness)
      outline.add(polygons)
      for polygon in outline.polygons { pen.add(polygon) }
    } else if let homography = map.homography {
      let seen = homography.visible(ink, through: canvasRect)
      let scale = min(1_000, seen.map { homography.largestScale(at: $0) }.max() ?? 1)
      var stroker = PathStroker(style, tolerance: flatness / max(scale, 1e-6))
      stroker.stroke(path, into: &polygons)
      var outline = FarOutline(homography, window: window(job), flatness: flatness)
      outline.add(polygons)
      for polygon in outline.polygons { pen.add(polygon) }
    }
    finish(colors, context)
  }

  /// The whole canvas as a rectangle of pixels.
  var canvasRect: CGRect {
    CGRect(
      x: canvasBounds.minX, y: canvasBounds.minY, width: canvasBounds.width, height: canvasBounds.height)
  }

  /// Strokes a path with Cairo's pen, where it takes the path and the style.
  ///
  /// - Returns: False where it doesn't; nothing is drawn then.
  private func strokes(
    _ path: Path, _ style: StrokeStyle, _ device: CGAffineTransform, _ job: CairoJob
  ) -> Bool {
    let width = Double(style.lineWidth)
    let scale = device.largestScale
    // Far thinner than it is long, a line of Cairo's is rounded to nothing.
    guard width > 0, width * scale >= 1.0 / 64, width * scale < 1e5, device.smallestScale > scale * 1e-3,
      scale > 0, scale.isFinite,
      // Cairo holds the miter limit against angles as they come out, not as they are in user space.
      style.lineJoin != .miter || device.smallestScale > scale * (1 - 1e-6)
    else { return false }
    let context = job.sheet.context
    var pen = CairoPen(context)
    pen.add(path, device)
    guard pen.isExact else {
      cairo_new_path(context)
      return false
    }
    var dashes = style.dash.map { Double($0) }
    if !(dashes.allSatisfy { $0 >= 0 && $0.isFinite } && dashes.contains { $0 > 0 }) { dashes = [] }
    let period = dashes.reduce(0, +)
    // A path of a million dashes is drawn solid by whoever says so.
    if period > 0, period * scale < 0.05 {
      cairo_new_path(context)
      return false
    }
    let phase = style.dashPhase.isFinite && period > 0 ? Double(style.dashPhase) : 0
    job.sheet.setMatrix(device)
    cairo_set_line_width(context, width)
    cairo_set_line_cap(context, style.lineCap.cairo)
    cairo_set_line_join(context, style.lineJoin.cairo)
    cairo_set_miter_limit(context, style.miterLimit > 1 ? min(1e6, Double(style.miterLimit)) : 1)
    let turns = period > 0 ? period * (dashes.count % 2 == 0 ? 1 : 2) : 1
    cairo_set_dash(context, dashes, Int32(dashes.count), phase.truncatingRemainder(dividingBy: turns))
    cairo_stroke(context)
    job.sheet.setMatrix(.identity)
    return true
  }
}

extension Homography {
  /// Nothing moves.
  fileprivate static var identity: Homography {
    guard let map = Homography(ProjectionTransform(CGAffineTransform.identity)) else {
      preconditionFailure("the identity shows everything")
    }
    return map
  }
}

extension CGLineCap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
