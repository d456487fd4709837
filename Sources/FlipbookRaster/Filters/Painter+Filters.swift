import FlipbookDiagnostics
import FlipbookDrawing
import Foundation

extension Painter {
  /// How far outside the canvas a filter sees, in pixels.
  private static let mostMargin = 1_024

  /// A filter with its lengths in pixels.
  private enum PixelFilter {
    case color(ColorFilter)
    case blur(GaussianBlur, GraphicsContext.BlurOptions, isLinear: Bool)
    case shadow(ShadowFilter)

    /// Whether it writes fewer pixels than all.
    var leavesPixels: Bool {
      switch self {
      case .color: true
      case .blur(let blur, _, _): blur.isNone
      case .shadow: false
      }
    }
  }

  private func pixelFilter(_ stage: FilterStage) -> PixelFilter? {
    if let filter = ColorFilter(stage) { return .color(filter) }
    let device = stage.transform.concatenating(deviceTransform)
    func blur(_ radius: CGFloat) -> GaussianBlur { gaussianBlur(radius, device) }
    switch stage.kind {
    case .blur(let radius, let options):
      return .blur(blur(radius), options, isLinear: stage.options.contains(.linearColor))
    case .shadow(let color, let radius, let offset, let mode, let options):
      let moved = offset.applyingLinearPart(of: device)
      let limit = CGFloat(Self.mostMargin * 64)
      func bounded(_ value: CGFloat) -> Double {
        value.isNaN ? 0 : Double(max(-limit, min(limit, value)))
      }
      return .shadow(
        ShadowFilter(
          blur: blur(radius), offset: SIMD2(bounded(moved.width), bounded(moved.height)),
          pixel: PixelWord.premultiplied(
            red: color.red, green: color.green, blue: color.blue, alpha: color.opacity),
          mode: mode, options: options))
    default:
      return nil
    }
  }

  /// - Parameter device: From the space that the radius is in to pixels.
  func gaussianBlur(_ radius: CGFloat, _ device: CGAffineTransform) -> GaussianBlur {
    Self.check(radius, scale: device.largestScale)
    return GaussianBlur(
      sigmaX: Double(radius * (device.a * device.a + device.c * device.c).squareRoot()),
      sigmaY: Double(radius * (device.b * device.b + device.d * device.d).squareRoot()))
  }

  /// Reports a radius that is drawn as another.
  private static func check(_ radius: CGFloat, scale: CGFloat) {
    if radius.isNaN || radius < 0 {
      DiagnosticCollector.current.warn(
        "filter.radius", "A blur or shadow has the radius \(radius); it is drawn with none. Use 0 or more.")
    } else if radius * scale > GaussianBlur.largestSigma {
      DiagnosticCollector.current.warn(
        "filter.radius",
        "A blur or shadow has a radius of more than \(Int(GaussianBlur.largestSigma)) pixels; it is drawn with that."
      )
    }
  }

  /// Reports when ink beyond the pixels that a filter looks at would show.
  private func check(
    _ needed: PixelRect, within limit: PixelRect, _ item: DisplayItem, _ rest: ArraySlice<FilterStage>
  ) {
    let ink = inkBounds(item, rest).intersection(needed)
    if !ink.isEmpty && !limit.contains(ink) {
      DiagnosticCollector.current.warn(
        "filter.cut",
        "A layer reaches more than \(Self.mostMargin) pixels out of the picture; a filter does not see what lies farther out."
      )
    }
  }

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
    guard let filter = pixelFilter(stage) else { return filteredSurface(item, rest, region) }
    if case .color(let filter) = filter {
      let surface = filteredSurface(item, rest, region)
      filter.apply(surface)
      return surface
    }
    if let projection { return projectedFlat(item, stages, projection.map, region) }
    return filteredSurface(item, rest, filter, region)
  }

  /// Applies a filter that looks around each pixel.
  private func filteredSurface(
    _ item: DisplayItem, _ rest: ArraySlice<FilterStage>, _ filter: PixelFilter, _ region: PixelRect
  ) -> Surface {
    let limit = canvasBounds.insetBy(-Self.mostMargin).union(region)
    // A blur of nothing leaves pixels outside its source alone.
    let target = pool.take(region, isCleared: filter.leavesPixels)
    switch filter {
    case .color: break
    case .blur(let blur, let options, let isLinear):
      let needed = region.grown(blur.reachX, blur.reachY)
      check(needed, within: limit, item, rest)
      let source = filteredSurface(item, rest, needed.intersection(limit))
      blur.apply(
        source, into: target, dithers: options.contains(.dithersResult), isLinear: isLinear)
      if options.contains(.opaque) { target.makeOpaque(inside: inkBounds(item, rest)) }
      pool.give(source)
    case .shadow(let shadow):
      let needed = shadow.source(of: region)
      check(needed, within: limit, item, rest)
      let source = filteredSurface(item, rest, needed.intersection(limit))
      shadow.apply(source, into: target, pool)
      pool.give(source)
    }
    return target
  }

  /// The pixels that an item's content and its first filters can colour.
  private func inkBounds(_ item: DisplayItem, _ stages: ArraySlice<FilterStage>) -> PixelRect {
    var ink = item.contentBounds
    for stage in stages { ink = stage.bounds(of: ink, canvas: .infinite) }
    if ink.isInfinite { return canvasBounds.insetBy(-Self.mostMargin) }
    return PixelRect(covering: projection?.map.bounds(of: ink) ?? ink.applying(deviceTransform))
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
