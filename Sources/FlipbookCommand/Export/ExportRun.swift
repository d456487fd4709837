import FlipbookDrawing
import FlipbookExport
import FlipbookLottie
import FlipbookRaster
import FlipbookScenes
import Foundation

/// Writes a scene as a Lottie animation.
@MainActor
struct ExportRun {
  let request: ExportRequest
  let session: SceneSession

  /// The most frames of an animation.
  private static let mostFrames = 20_000

  /// - Throws: ``FlipbookFailure``; there is no file then.
  func write(_ source: SceneFrameSource) throws {
    let format = source.format
    let rate = format.frameRate.framesPerSecond
    let frames = try request.frames.frames(rate: rate, count: format.frameCount)
    guard frames.count <= Self.mostFrames else {
      throw FlipbookFailure(
        "The animation would have \(frames.count) frames; \(Self.mostFrames) are the most. Pick some with --from and --to.",
        .usage)
    }
    let file = try DocumentFile(path: request.path, overwrites: request.overwrites)
    let exporter = LottieExporter(
      size: format.size, tolerance: request.tolerance, rasterises: request.rasterises,
      means: LottieExportMeans(
        textEngine: source.textEngine, encode: { try PictureFile.smallPNG($0) },
        draw: { item, canvas in Self.picture(of: item, on: canvas, scale: format.scale) }))
    var pictures: [LottieExportPicture] = []
    for frame in frames {
      pictures.append(exporter.read(source.displayList(at: frame)))
      try session.checkForErrors()
      try session.checkStrictly()
    }
    let first = Double(frames.first ?? 0)
    let markers = source.markers.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
      .map { (name: $0.key, frame: $0.value * rate - first) }
      .filter { $0.frame >= 0 && $0.frame < Double(frames.count) }
    do {
      let made = try exporter.animation(pictures, rate: rate, title: source.title, markers: markers)
      let bytes = request.isContainer ? made.container : made.json
      _ = bytes.withUnsafeBytes { file.write($0) }
    } catch let error as LottieError {
      throw FlipbookFailure("\"\(request.path)\" can't be made: \(error)", .scene)
    }
    try file.commit()
  }

  /// An item by itself; nil where it shows what lies behind it, or is too large.
  private static func picture(of item: DisplayItem, on canvas: CGRect, scale: Double) -> (
    bitmap: Bitmap, rect: CGRect
  )? {
    guard item.backdropReach == nil else { return nil }
    let alone = DisplayItem(
      content: item.content, transform: item.transform, opacity: item.opacity, clip: item.clip,
      filters: item.filters, canvas: canvas)
    let list = DisplayList(size: canvas.size, items: [alone])
    let (width, height) = (canvas.width * scale, canvas.height * scale)
    guard
      let raster = try? RasterCanvas(
        width: Int(width.rounded(.up)), height: Int(height.rounded(.up)), scale: scale)
    else { return nil }
    raster.paint(list)
    let whole = raster.makeBitmap()
    let seen = CGRect(
      x: item.bounds.minX * scale, y: item.bounds.minY * scale, width: item.bounds.width * scale,
      height: item.bounds.height * scale
    ).integral.overlap(with: CGRect(x: 0, y: 0, width: whole.width, height: whole.height))
    guard !seen.isNull, let part = whole.cropped(to: seen) else { return (whole, .null) }
    return (
      part,
      CGRect(
        x: seen.minX / scale, y: seen.minY / scale, width: seen.width / scale, height: seen.height / scale)
    )
  }
}
