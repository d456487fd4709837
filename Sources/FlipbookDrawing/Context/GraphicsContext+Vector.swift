import Foundation

extension VectorPicture {
  /// The most pixels along a side that a vector picture is drawn with; larger ones are stretched.
  fileprivate static var largestSide: CGFloat { 8_192 }

  /// The whole picture as an image of a number of pixels per point, or fewer where that were too many.
  func loaded(scale: CGFloat) -> LoadedImage? {
    let longest = max(size.width, size.height)
    let fitting = min(scale, Self.largestSide / longest)
    guard fitting > 0, fitting.isFinite else { return nil }
    let width = max(1, (size.width * fitting).rounded())
    let height = max(1, (size.height * fitting).rounded())
    return bitmap(
      width: Int(width), height: Int(height), rect: CGRect(x: 0, y: 0, width: width, height: height)
    ).map { LoadedImage(bitmap: $0, scale: fitting) }
  }
}

extension GraphicsContext {
  private static let largestVectorSide = 8_192.0

  /// The pixels of a vector picture for a rectangle of user space, with where they go: as many as the output has
  /// there, so that they are sharp.
  func rasterized(_ vector: any VectorPicture, in rect: CGRect) -> ImageDrawing? {
    let scale = environment.displayScale
    let device = state.transform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
    guard device.isFinite, device.determinant != 0 else { return nil }
    if device.b == 0, device.c == 0, device.a > 0, device.d > 0 {
      return aligned(vector, in: rect, device: device)
    }
    let along = hypot(device.a, device.b)
    let across = hypot(device.c, device.d)
    let fit = min(1, Self.largestVectorSide / max(rect.width * along, rect.height * across))
    let width = max(1, (rect.width * along * fit).rounded(.up))
    let height = max(1, (rect.height * across * fit).rounded(.up))
    guard
      let bitmap = vector.bitmap(
        width: Int(width), height: Int(height), rect: CGRect(x: 0, y: 0, width: width, height: height))
    else { return nil }
    return ImageDrawing(
      bitmap: bitmap, source: CGRect(x: 0, y: 0, width: width, height: height), destination: rect)
  }

  /// Pixel for pixel: the part that can be seen, placed to a quarter of a pixel.
  private func aligned(
    _ vector: any VectorPicture, in rect: CGRect, device: CGAffineTransform
  ) -> ImageDrawing? {
    let scale = environment.displayScale
    let whole = rect.applying(device)
    let clip = (state.clip?.bounds ?? recorder.canvas)
      .applying(CGAffineTransform(scaleX: scale, y: scale)).insetBy(dx: -2, dy: -2)
    // Filters bring in what lies outside, and what is kept is drawn again elsewhere.
    let visible = state.filters.isEmpty && !recorder.isKept ? whole.overlap(with: clip) : whole
    guard !visible.isNull else { return nil }
    let left = visible.minX.rounded(.down)
    let top = visible.minY.rounded(.down)
    let width = max(1, visible.maxX.rounded(.up) - left)
    let height = max(1, visible.maxY.rounded(.up) - top)
    guard width <= Self.largestVectorSide, height <= Self.largestVectorSide else {
      let fit = min(Self.largestVectorSide / width, Self.largestVectorSide / height, 1)
      let size = CGSize(
        width: max(1, (whole.width * fit).rounded()), height: max(1, (whole.height * fit).rounded()))
      guard max(size.width, size.height) <= Self.largestVectorSide,
        let bitmap = vector.bitmap(
          width: Int(size.width), height: Int(size.height), rect: CGRect(origin: .zero, size: size))
      else { return nil }
      return ImageDrawing(bitmap: bitmap, source: CGRect(origin: .zero, size: size), destination: rect)
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
