extension RasterCanvas {
  /// Lends the pixels to an encoder.
  package func withPixelRows<Result>(_ body: (PixelRows) throws -> Result) rethrows -> Result {
    try withPixels { buffer in
      guard let base = buffer.baseAddress else { preconditionFailure("a canvas has 1 pixel or more") }
      return try body(PixelRows(base: base, width: width, height: height, stride: width))
    }
  }
}
