internal import CCairo
import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookRaster
import Foundation

extension CairoPainter {
  /// How far outside the canvas a filter sees, in pixels.
  private static let mostMargin = 1_024

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
    if let filter = ColorFilter(stage) {
      let surface = filteredSurface(item, rest, region)
      filter.apply(surface)
      return surface
    }
    if let projection { return projectedFlat(item, stages, projection, region) }
    let device = stage.transform.concatenating(deviceTransform)
    switch stage.kind {
    case .blur(let radius, let options):
      return blurred(item, rest, gaussianBlur(radius, device), stage, options, region)
    case .shadow(let color, let radius, let offset, let mode, let options):
      let moved = offset.applyingLinearPart(of: device)
      let limit = CGFloat(Self.mostMargin * 64)
      func bounded(_ value: CGFloat) -> Double {
        value.isNaN ? 0 : Double(max(-limit, min(limit, value)))
      }
      let shadow = ShadowFilter(
        blur: gaussianBlur(radius, device), offset: SIMD2(bounded(moved.width), bounded(moved.height)),
        pixel: PixelWord.premultiplied(
          red: color.red, green: color.green, blue: color.blue, alpha: color.opacity),
        mode: mode, options: options)
      let target = pool.take(region, isCleared: false)
      let source = filteredSurface(item, rest, shadow.source(of: region).intersection(sight(region)))
      shadow.apply(source, into: target, pool)
      pool.give(source)
      return target
    default: return filteredSurface(item, rest, region)
    }
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

  /// What filters look at for a region.
  private func sight(_ region: PixelRect) -> PixelRect {
    canvasBounds.insetBy(-Self.mostMargin).union(region)
  }

  private func blurred(
    _ item: DisplayItem, _ rest: ArraySlice<FilterStage>, _ blur: GaussianBlur, _ stage: FilterStage,
    _ options: GraphicsContext.BlurOptions, _ region: PixelRect
  ) -> Surface {
    // A blur of nothing leaves pixels outside its source alone.
    let target = pool.take(region, isCleared: blur.isNone)
    let source = filteredSurface(
      item, rest, region.grown(blur.reachX, blur.reachY).intersection(sight(region)))
    blur.apply(
      source, into: target, dithers: options.contains(.dithersResult),
      isLinear: stage.options.contains(.linearColor))
    if options.contains(.opaque) { target.makeOpaque(inside: inkBounds(item, rest)) }
    pool.give(source)
    return target
  }

  /// - Parameter device: From the space that the radius is in to pixels.
  func gaussianBlur(_ radius: CGFloat, _ device: CGAffineTransform) -> GaussianBlur {
    if radius.isNaN || radius < 0 {
      DiagnosticCollector.current.warn(
        "filter.radius", "A blur or shadow has the radius \(radius); it is drawn with none. Use 0 or more.")
    }
    return GaussianBlur(
      sigmaX: Double(radius * (device.a * device.a + device.c * device.c).squareRoot()),
      sigmaY: Double(radius * (device.b * device.b + device.d * device.d).squareRoot()))
  }

  /// The pixels that an item's content and its first filters can colour.
  private func inkBounds(_ item: DisplayItem, _ stages: ArraySlice<FilterStage>) -> PixelRect {
    var ink = item.contentBounds
    for stage in stages { ink = stage.bounds(of: ink, canvas: .infinite) }
    if ink.isInfinite { return canvasBounds.insetBy(-Self.mostMargin) }
    return PixelRect(covering: projection?.bounds(of: ink) ?? ink.applying(deviceTransform))
  }
}
