import FlipbookDiagnostics
import FlipbookPicture
import Foundation

/// Filters work on pixels of the plane they are used in. Under a projection that plane is painted first, as large as the
/// nearest part of it is seen, and its picture is projected.
extension Painter {
  /// In pixels.
  private static let mostFlatArea = 1 << 24

  /// Paints an item's content with filters on a plane of its own, and that plane through a projection.
  ///
  /// - Returns: A surface with the pixels of a region of the canvas.
  func projectedFlat(
    _ item: DisplayItem, _ stages: ArraySlice<FilterStage>, _ map: Homography, _ region: PixelRect
  ) -> Surface {
    let target = pool.take(region)
    if item.backdropReach != nil {
      DiagnosticCollector.current.warn(
        "backdrop.perspective",
        "A filtered layer in perspective does not see what lies behind it; its glass is tinted, not blurred.")
    }
    guard let plane = flatPlane(item, stages, map), let inverse = map.inverse else { return target }
    var hasher = ContentHasher(seed: 0xf1a7)
    hasher.combine(item.contentHash)
    hasher.combine(stages.count)
    hasher.combine(plane.scale)
    hasher.combine(isLinear)
    let image = images.image(hasher.finalize(), part: plane.bounds) {
      let painter = flatPainter(scale: plane.scale, bounds: plane.bounds)
      painter.isLinear = isLinear
      let surface = painter.filteredSurface(item, stages, plane.bounds)
      defer { painter.pool.give(surface) }
      return PreparedImage(surface)
    }
    let toImage = CGAffineTransform(
      a: plane.scale, b: 0, c: 0, d: plane.scale, tx: -CGFloat(plane.bounds.minX),
      ty: -CGFloat(plane.bounds.minY))
    guard let place = Homography(ProjectionTransform(toImage)) else { return target }
    let source = ProjectedImageSource(
      image, inverse: inverse.concatenating(place), interpolation: .medium, isTiled: false)
    let rect = CGRect(
      x: plane.bounds.minX, y: plane.bounds.minY, width: plane.bounds.width, height: plane.bounds.height
    ).applying(CGAffineTransform(scaleX: 1 / plane.scale, y: 1 / plane.scale))
    fill(
      Path(rect), .source(source, opacity: 255), FillStyle(), map,
      PaintJob(surface: target, clip: region))
    return target
  }

  /// The part of the plane that is painted, in its own pixels, and how many of them a point has. It depends on the item
  /// and the whole canvas alone, not on the region that is painted now. Nil when nothing is seen.
  private func flatPlane(
    _ item: DisplayItem, _ stages: ArraySlice<FilterStage>, _ map: Homography
  ) -> (scale: Double, bounds: PixelRect)? {
    let plane = stages.reversed().reduce(Homography.bounds(of: map.visible(.plane, through: canvasRect))) {
      // From the last filter to the first: each needs a larger part of its input.
      $1.source(of: $0)
    }
    var ink = item.contentBounds
    for stage in stages { ink = stage.bounds(of: ink, canvas: plane) }
    let seen = map.visible(ink.overlap(with: plane), through: canvasRect)
    let rect = Homography.bounds(of: seen)
    guard !rect.isNull, rect.width > 0, rect.height > 0 else { return nil }
    let wanted = seen.map { map.largestScale(at: $0) }.max() ?? 1
    let limit = (Double(Self.mostFlatArea) / Double(rect.width * rect.height)).squareRoot()
    // Steps of a fifth, so that a card that turns is not painted anew for each angle.
    let step = 0.25
    let scale = min(exp2((log2(max(wanted, 1e-3)) / step).rounded(.up) * step), limit)
    let bounds = PixelRect(covering: rect.applying(CGAffineTransform(scaleX: scale, y: scale)), margin: 2)
    if wanted > scale * 1.01 {
      DiagnosticCollector.current.warn(
        "projection.layer-size",
        "A filtered layer in perspective takes more than \(Self.mostFlatArea >> 20) megapixels; it is drawn coarser."
      )
    }
    return scale > 0 && bounds.area <= 2 * Self.mostFlatArea ? (scale, bounds) : nil
  }

  private func flatPainter(scale: Double, bounds: PixelRect) -> Painter {
    Painter(
      scale: scale, canvasBounds: bounds, glyphs: glyphs.source, mostLayerWords: mostLayerWords)
  }
}

extension CGRect {
  /// As much of the plane as is worth painting.
  fileprivate static let plane = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
}
