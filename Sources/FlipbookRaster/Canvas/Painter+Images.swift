import FlipbookPicture
import Foundation

extension Painter {
  func draw(_ image: ImageDrawing, _ transform: CGAffineTransform, _ job: PaintJob) {
    if let projection {
      draw(image, projection.map.after(transform), job)
      return
    }
    draw(
      image.bitmap, image.source, to: image.destination, image.interpolation,
      isAntialiased: image.isAntialiased, tint: image.tint, transform.concatenating(deviceTransform), job)
  }

  /// - Parameters:
  ///   - source: The part to draw, in pixels of the bitmap; a side may be fractional.
  ///   - destination: Where it goes; negative sides mirror.
  ///   - device: From the destination's space to pixels.
  func draw(
    _ bitmap: Bitmap, _ source: CGRect, to destination: CGRect, _ interpolation: ImageInterpolation,
    isAntialiased: Bool, tint: Paint?, _ device: CGAffineTransform, _ job: PaintJob
  ) {
    guard
      let image = imageSource(bitmap, source, destination, interpolation, device, isTiled: false)
    else { return }
    var colors = PaintColors.source(image, opacity: PaintJob.byte(job.opacity))
    if let tint {
      guard let paint = self.colors(of: tint, device, job.opacity) else { return }
      colors = tinted(image, paint)
    }
    fill(
      Path(destination.standardized), colors, FillStyle(antialiased: isAntialiased), device, job)
  }

  /// Colours seen through an image's alpha.
  func tinted(_ image: SpanSource, _ colors: PaintColors) -> PaintColors {
    switch colors {
    case .solid(let pixel):
      .source(TintedSource(alpha: image, colors: SolidSource(pixel)), opacity: 255)
    case .source(let source, let opacity):
      .source(TintedSource(alpha: image, colors: source), opacity: opacity)
    }
  }

  func tileSource(_ tile: TiledImagePaint, _ device: CGAffineTransform) -> SpanSource? {
    imageSource(
      tile.bitmap, tile.source, CGRect(origin: tile.origin, size: tile.tileSize), tile.interpolation,
      device, isTiled: true)
  }

  /// The part of a bitmap, mapped onto a rectangle; nil when nothing can be seen of it.
  func imageSource(
    _ bitmap: Bitmap, _ source: CGRect, _ destination: CGRect, _ interpolation: ImageInterpolation,
    _ device: CGAffineTransform, isTiled: Bool
  ) -> ImageSource? {
    guard device.determinant != 0, device.determinant.isFinite,
      let (part, toImage) = placement(bitmap, source, destination)
    else { return nil }
    let inverse = device.inverted().concatenating(toImage)
    guard inverse.isFinite else { return nil }
    return ImageSource(
      images.image(bitmap, part: part), inverse: inverse, interpolation: interpolation, isTiled: isTiled)
  }

  /// The pixels of a bitmap that are drawn, and the way to them from the space of the destination; nil for none.
  func placement(
    _ bitmap: Bitmap, _ source: CGRect, _ destination: CGRect
  ) -> (part: PixelRect, toImage: CGAffineTransform)? {
    let size = destination.size
    guard destination.isFinite, size.width != 0, size.height != 0, source.isFinite else { return nil }
    let part = PixelRect(covering: source).intersection(PixelRect(width: bitmap.width, height: bitmap.height))
    if part.isEmpty { return nil }
    // Of a rectangle with negative sides, origin and size still say where the first pixel goes.
    let toImage = CGAffineTransform(translationX: -destination.origin.x, y: -destination.origin.y)
      .concatenating(
        CGAffineTransform(scaleX: source.width / size.width, y: source.height / size.height)
      )
      .concatenating(
        CGAffineTransform(
          translationX: source.minX - CGFloat(part.minX), y: source.minY - CGFloat(part.minY)))
    return (part, toImage)
  }
}
