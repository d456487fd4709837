import FlipbookPicture
import FlipbookRaster

/// Paints lists on one canvas and turns the pictures into bytes. One thread at a time uses it.
package protocol FrameEncoder: AnyObject {
  /// - Parameter canvas: The same canvas each time, on which nobody else paints.
  func encode(_ list: DisplayList, on canvas: RasterCanvas) throws -> EncodedFrame
}
