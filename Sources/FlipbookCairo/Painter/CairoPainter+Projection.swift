internal import CCairo
import FlipbookDiagnostics
import FlipbookPicture
import FlipbookRaster
import Foundation

extension CairoPainter {
  /// In pixels.
  private static let mostFlatArea = 1 << 24

  /// A stage's projection, followed by what leads to pixels now; nil when it shows nothing.
  func projection(of stage: FilterStage) -> Homography? {
    guard let map = stage.listProjection else { return nil }
    if let projection { return map.concatenating(projection) }
    guard let device = Homography(ProjectionTransform(deviceTransform)) else { return nil }
    return map.concatenating(device)
  }

  func withProjection<Result>(_ new: Homography, _ body: () -> Result) -> Result {
    let outer = projection
    projection = new
    defer { projection = outer }
    return body()
  }

  /// Paints an item whose only filter is a projection where it goes, if that needs no layer.
  ///
  /// - Returns: False when it does.
  func paintProjected(_ item: DisplayItem, _ job: CairoJob) -> Bool {
    guard item.filters.count == 1, case .projection = item.filters[0].kind else { return false }
    if case .layer(let layer) = item.content, !canPaintDirectly(layer, job) { return false }
    if case .sprites = item.content, !job.isPlain { return false }
    guard let new = projection(of: item.filters[0]) else { return true }
    withProjection(new) { paintContent(item, job) }
    return true
  }

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
    let painter = CairoPainter(
      scale: plane.scale, canvasBounds: plane.bounds, glyphs: fonts.source, mostLayerWords: mostLayerWords)
    painter.isLinear = isLinear
    let flat = painter.filteredSurface(item, stages, plane.bounds)
    let toImage = CGAffineTransform(
      a: plane.scale, b: 0, c: 0, d: plane.scale, tx: -CGFloat(plane.bounds.minX),
      ty: -CGFloat(plane.bounds.minY))
    guard let place = Homography(ProjectionTransform(toImage)) else { return target }
    let rect = CGRect(
      x: plane.bounds.minX, y: plane.bounds.minY, width: plane.bounds.width, height: plane.bounds.height
    ).applying(CGAffineTransform(scaleX: 1 / plane.scale, y: 1 / plane.scale))
    let sheet = CairoSheet(target)
    let picture = pool.take(region, isCleared: false)
    pictures.draw(plane: flat, inverse: inverse.concatenating(place), on: picture)
    setSource(picture, sheet.context)
    fill(Path(rect), .ready, FillStyle(), .projective(map), CairoJob(sheet: sheet, clip: region))
    sheet.check()
    return target
  }

  /// The part of the plane that is painted, in its own pixels, and how many of them a point has. Nil when nothing is seen.
  private func flatPlane(
    _ item: DisplayItem, _ stages: ArraySlice<FilterStage>, _ map: Homography
  ) -> (scale: Double, bounds: PixelRect)? {
    let all = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    let plane = stages.reversed().reduce(Homography.bounds(of: map.visible(all, through: canvasRect))) {
      $1.source(of: $0)
    }
    var ink = item.contentBounds
    for stage in stages { ink = stage.bounds(of: ink, canvas: plane) }
    let seen = map.visible(ink.overlap(with: plane), through: canvasRect)
    let rect = Homography.bounds(of: seen)
    guard !rect.isNull, rect.width > 0, rect.height > 0 else { return nil }
    let wanted = seen.map { map.largestScale(at: $0) }.max() ?? 1
    let limit = (Double(Self.mostFlatArea) / Double(rect.width * rect.height)).squareRoot()
    let step = 0.25
    let scale = min(exp2((log2(max(wanted, 1e-3)) / step).rounded(.up) * step), limit)
    let bounds = PixelRect(covering: rect.applying(CGAffineTransform(scaleX: scale, y: scale)), margin: 2)
    return scale > 0 && bounds.area <= 2 * Self.mostFlatArea ? (scale, bounds) : nil
  }
}
