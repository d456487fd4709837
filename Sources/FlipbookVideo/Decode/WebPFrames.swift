internal import CWebPDemux
import FlipbookPicture
import FlipbookRaster
import Foundation

/// Decodes the pictures of an animated WebP, which ffmpeg doesn't read.
final class WebPFrames: FrameStream {
  private(set) var next = 0
  let end: Int
  private let data: Data
  /// Owned memory that holds the data for as long as the decoder reads it.
  private let bytes: UnsafeMutableRawBufferPointer
  private let decoder: OpaquePointer
  let width: Int
  let height: Int

  /// - Throws: ``VideoFailure`` for a file that is damaged.
  init(_ data: Data) throws(VideoFailure) {
    self.data = data
    bytes = .allocate(byteCount: max(1, data.count), alignment: 16)
    data.copyBytes(to: bytes)
    var options = WebPAnimDecoderOptions()
    var content = WebPData()
    content.bytes = UnsafePointer(bytes.bindMemory(to: UInt8.self).baseAddress)
    content.size = data.count
    guard WebPAnimDecoderOptionsInit(&options) != 0 else {
      bytes.deallocate()
      throw VideoFailure("can't be read: libwebp is of another version")
    }
    options.color_mode = MODE_BGRA
    var info = WebPAnimInfo()
    guard let decoder = WebPAnimDecoderNew(&content, &options),
      WebPAnimDecoderGetInfo(decoder, &info) != 0
    else {
      bytes.deallocate()
      throw VideoFailure("is a damaged WebP")
    }
    self.decoder = decoder
    (end, width, height) = (Int(info.frame_count), Int(info.canvas_width), Int(info.canvas_height))
  }

  deinit {
    WebPAnimDecoderDelete(decoder)
    bytes.deallocate()
  }

  /// When each picture ends, in milliseconds. Nothing is decoded.
  static func ends(_ data: Data) throws(VideoFailure) -> (ends: [Int], width: Int, height: Int) {
    var ends: [Int] = []
    var size = (0, 0)
    data.withUnsafeBytes { buffer in
      var content = WebPData()
      content.bytes = buffer.bindMemory(to: UInt8.self).baseAddress
      content.size = buffer.count
      guard let demuxer = WebPDemux(&content) else { return }
      defer { WebPDemuxDelete(demuxer) }
      size = (
        Int(WebPDemuxGetI(demuxer, WEBP_FF_CANVAS_WIDTH)), Int(WebPDemuxGetI(demuxer, WEBP_FF_CANVAS_HEIGHT))
      )
      var frame = WebPIterator()
      guard WebPDemuxGetFrame(demuxer, 1, &frame) != 0 else { return }
      defer { WebPDemuxReleaseIterator(&frame) }
      repeat {
        // As browsers do: what is too short to be seen lasts a tenth of a second.
        let length = frame.duration <= 10 ? 100 : Int(frame.duration)
        ends.append((ends.last ?? 0) + length)
      } while WebPDemuxNextFrame(&frame) != 0
    }
    guard !ends.isEmpty else { throw VideoFailure("is a damaged WebP") }
    return (ends, size.0, size.1)
  }

  func read() throws(VideoFailure) -> [UInt32] {
    var buffer: UnsafeMutablePointer<UInt8>?
    var stamp: Int32 = 0
    guard WebPAnimDecoderGetNext(decoder, &buffer, &stamp) != 0, let buffer else {
      throw VideoFailure("is a damaged WebP, at picture \(next + 1)")
    }
    let count = width * height
    next += 1
    return [UInt32](unsafeUninitializedCapacity: count) { target, initialized in
      UnsafeMutableRawPointer(target.baseAddress!).copyMemory(from: buffer, byteCount: count * 4)
      AlphaConversion.premultiply(target)
      initialized = count
    }
  }
}
