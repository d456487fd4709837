import FlipbookDiagnostics
import Foundation

extension VectorPicture {
  /// The most pixels along a side that a vector picture is drawn with; larger ones are stretched.
  fileprivate static var largestSide: CGFloat { 8_192 }

  fileprivate static func warnOfSize() {
    DiagnosticCollector.current.warn(
      "image.vector-size",
      "A vector image takes more than \(Int(largestSide)) pixels along a side; it is drawn with that and stretched."
    )
  }

  /// The whole picture as an image of a number of pixels per point, or fewer where that were too many.
  func loaded(scale: CGFloat) -> LoadedImage? {
    let longest = max(size.width, size.height)
    let fitting = min(scale, Self.largestSide / longest)
    guard fitting > 0, fitting.isFinite else { return nil }
    if fitting < scale { Self.warnOfSize() }
    let width = max(1, (size.width * fitting).rounded())
    let height = max(1, (size.height * fitting).rounded())
    return bitmap(
      width: Int(width), height: Int(height), rect: CGRect(x: 0, y: 0, width: width, height: height)
    ).map { LoadedImage(bitmap: $0, scale: fitting) }
  }
}

extension GraphicsContext {
  /// The pixels of a vector picture for a rectangle of user space, with where they go: as many as the output has
  /// there, so that they are sharp.
  func rasterized<Vector: VectorPicture>(_ vector: Vector, in rect: CGRect) -> ImageDrawing? {
    let scale = environment.displayScale
    let device = state.transform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
    guard device.isFinite, device.determinant != 0 else { return nil }
    if device.b == 0, device.c == 0, device.a > 0, device.d > 0 {
      return aligned(vector, in: rect, device: device)
    }
    let along = hypot(device.a, device.b)
    let across = hypot(device.c, device.d)
    return stretched(vector, to: rect, CGSize(width: rect.width * along, height: rect.height * across))
  }

  /// All of a picture with as many pixels as a size has, or with fewer where that were too many.
  private func stretched<Vector: VectorPicture>(
    _ vector: Vector, to rect: CGRect, _ size: CGSize
  ) -> ImageDrawing? {
    let fit = min(1, Vector.largestSide / max(size.width, size.height))
    if fit < 1 { Vector.warnOfSize() }
    let width = max(1, (size.width * fit).rounded(.up))
    let height = max(1, (size.height * fit).rounded(.up))
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    return vector.bitmap(width: Int(width), height: Int(height), rect: whole).map {
      ImageDrawing(bitmap: $0, source: whole, destination: rect)
    }
  }

  /// Pixel for pixel: the part that can be seen, placed to a quarter of a pixel.
  private func aligned<Vector: VectorPicture>(
    _ vector: Vector, in rect: CGRect, device: CGAffineTransform
  ) -> ImageDrawing? {
    let scale = environment.displayScale
    let whole = rect.applying(device)
    // Filters bring in what lies outside, and what is kept is drawn again elsewhere.
    let seen = state.filters.reversed().reduce(state.clip?.bounds ?? recorder.reach) { $1.source(of: $0) }
      .applying(CGAffineTransform(scaleX: scale, y: scale)).insetBy(dx: -2, dy: -2)
    let visible = recorder.isKept ? whole : whole.overlap(with: seen)
    guard !visible.isNull else { return nil }
    let left = visible.minX.rounded(.down)
    let top = visible.minY.rounded(.down)
    let width = max(1, visible.maxX.rounded(.up) - left)
    let height = max(1, visible.maxY.rounded(.up) - top)
    guard width <= Vector.largestSide, height <= Vector.largestSide else {
      return stretched(vector, to: rect, whole.size)
    }
    func quarter(_ value: CGFloat) -> CGFloat { (value * 4).rounded() / 4 }
    let place = CGRect(
      x: quarter(whole.minX - left), y: quarter(whole.minY - top), width: whole.width, height: whole.height)
    guard let bitmap = vector.bitmap(width: Int(width), height: Int(height), rect: place) else { return nil }
    let pixels = CGRect(x: left, y: top, width: width, height: height)
    return ImageDrawing(
      bitmap: bitmap, source: CGRect(x: 0, y: 0, width: width, height: height),
      destination: pixels.applying(device.inverted()), interpolation: .none, isAntialiased: false)
  }
}
