import FlipbookDiagnostics
import FlipbookDrawing
import Foundation

extension Painter {
  /// How far outside the canvas a filter sees, in pixels.
  private static let mostMargin = 1_024

  /// A filter with its lengths in pixels.
  private enum PixelFilter {
    case color(ColorFilter)
    case blur(GaussianBlur, isLinear: Bool)
    case shadow(ShadowFilter)
  }

  private func pixelFilter(_ stage: FilterStage) -> PixelFilter? {
    if let filter = ColorFilter(stage) { return .color(filter) }
    let device = stage.transform.concatenating(deviceTransform)
    func blur(_ radius: CGFloat) -> GaussianBlur {
      GaussianBlur(
        sigmaX: Double(radius * (device.a * device.a + device.c * device.c).squareRoot()),
        sigmaY: Double(radius * (device.b * device.b + device.d * device.d).squareRoot()))
    }
    switch stage.kind {
    case .blur(let radius, let options):
      if options.contains(.opaque) || options.contains(.dithersResult) {
        DiagnosticCollector.current.warn(
          "filter.blur-options",
          "A blur's options opaque and dithersResult are not supported yet; it was drawn without them.")
      }
      return .blur(blur(radius), isLinear: stage.options.contains(.linearColor))
    case .shadow(let color, let radius, let offset, let mode, let options):
      let moved = offset.applyingLinearPart(of: device)
      let limit = CGFloat(Self.mostMargin * 64)
      func whole(_ value: CGFloat) -> Int { value.isNaN ? 0 : Int(max(-limit, min(limit, value.rounded()))) }
      return .shadow(
        ShadowFilter(
          blur: blur(radius), dx: whole(moved.width), dy: whole(moved.height),
          pixel: PixelWord.premultiplied(
            red: color.red, green: color.green, blue: color.blue, alpha: color.opacity),
          mode: mode, options: options))
    default:
      return nil
    }
  }

  /// Paints an item's content and applies its filters, for the pixels of a region.
  func filteredSurface(_ item: DisplayItem, _ region: PixelRect) -> Surface {
    var filters: [PixelFilter] = []
    for stage in item.filters {
      if let filter = pixelFilter(stage) {
        filters.append(filter)
      } else {
        DiagnosticCollector.current.warn(
          "filter.unsupported", "A projection filter is not supported yet; it was left out.")
      }
    }
    // What each filter has to be given, from the last to the first.
    let limit = canvasBounds.insetBy(-Self.mostMargin)
    var regions = [region]
    for filter in filters.reversed() {
      var needed = regions[regions.count - 1]
      switch filter {
      case .color: break
      case .blur(let blur, _):
        needed = needed.grown(blur.reachX, blur.reachY).intersection(limit.union(needed))
      case .shadow(let shadow): needed = shadow.source(of: needed).intersection(limit.union(needed))
      }
      regions.append(needed)
    }
    let source = regions[regions.count - 1]
    var surface = pool.take(source)
    if case .layer(let layer) = item.content {
      paint(layer.items, on: surface, clip: source)
    } else {
      paintContent(item, PaintJob(surface: surface, clip: source))
    }
    for (index, filter) in filters.enumerated() {
      let output = regions[filters.count - 1 - index]
      switch filter {
      case .color(let filter): filter.apply(surface)
      case .blur(let blur, let isLinear):
        let target = pool.take(output)
        if isLinear { LinearLight.decode(surface) }
        blur.apply(surface, into: target)
        if isLinear { LinearLight.encode(target) }
        pool.give(surface)
        surface = target
      case .shadow(let shadow):
        let target = pool.take(output)
        shadow.apply(surface, into: target, pool)
        pool.give(surface)
        surface = target
      }
    }
    return surface
  }
}

extension PixelRect {
  func grown(_ x: Int, _ y: Int) -> PixelRect {
    PixelRect(minX: minX - x, minY: minY - y, maxX: maxX + x, maxY: maxY + y)
  }
}
