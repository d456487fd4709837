import FlipbookPicture
import FlipbookRaster

/// One frame's bytes on their way to the sink.
package enum EncodedFrame: Sendable {
  case bytes([UInt8])
  case buffer(FrameBuffer)
  /// One for each sink of a ``FanSink``; nil for a sink that has failed.
  indirect case several([EncodedFrame?])
  /// With the digest of its pixels.
  indirect case digested(EncodedFrame, ContentHash)
}
