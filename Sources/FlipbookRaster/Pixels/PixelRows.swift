import FlipbookPicture

/// Borrowed rows of premultiplied words `0xAARRGGBB`: a canvas or a bitmap while an encoder reads it. Valid
/// only inside the call that hands it out.
package struct PixelRows {
  private let base: UnsafePointer<UInt32>
  package let width: Int
  package let height: Int
  /// Words from one row to the next.
  private let stride: Int

  package init(base: UnsafePointer<UInt32>, width: Int, height: Int, stride: Int) {
    precondition(width > 0 && height > 0 && stride >= width, "rows hold 1 pixel or more")
    self.base = base
    self.width = width
    self.height = height
    self.stride = stride
  }

  /// The first pixel of row `y`, counted from the top.
  func row(_ y: Int) -> UnsafePointer<UInt32> { base + y * stride }
}

extension Bitmap {
  /// Lends the pixels to an encoder.
  package func withPixelRows<Result>(_ body: (PixelRows) throws -> Result) rethrows -> Result {
    try pixels.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { preconditionFailure("a bitmap has 1 pixel or more") }
      return try body(PixelRows(base: base, width: width, height: height, stride: width))
    }
  }
}
