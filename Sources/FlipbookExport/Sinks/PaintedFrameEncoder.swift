import FlipbookRaster

/// An encoder that also takes pictures that another has painted.
package protocol PaintedFrameEncoder: FrameEncoder {
  /// Turns the picture on a canvas into bytes.
  ///
  /// - Parameters:
  ///   - canvas: The same canvas each time, painted.
  ///   - damage: The difference from the picture of the last call.
  func encode(painted canvas: RasterCanvas, _ damage: Damage) throws -> EncodedFrame
}
