/// Makes the pixels of a bitmap, the same ones each time. They need not stay in memory between two uses.
package protocol BitmapSource: AnyObject, Sendable {
  /// The pixels row by row, as ``Bitmap/pixels``.
  var pixels: [UInt32] { get }
  /// The digest, as ``Bitmap/contentHash``.
  var contentHash: ContentHash { get }
}
