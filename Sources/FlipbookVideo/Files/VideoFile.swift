import FlipbookDiagnostics
import FlipbookPicture
import Foundation
import Synchronization

/// A film on the disk.
final class VideoFile: VideoSource {
  let path: String
  let width: Int
  let height: Int
  let size: CGSize
  let times: [Double]
  let duration: Double
  let soundStart: Double?
  /// Runs of pictures that are decoded together.
  let chunks: [Range<Int>]
  /// Of all that its pictures come from.
  let identity: ContentHash
  private let decoder: FilmDecoder
  /// Opens a run by its number.
  private let open: @Sendable (Int) throws(VideoFailure) -> any FrameStream
  private let failure = Mutex<VideoFailure?>(nil)

  /// The facts that a film is made of.
  struct Facts {
    var width: Int
    var height: Int
    var pixelAspect = 1.0
    var times: [Double]
    var duration: Double
    var soundStart: Double?
    var chunks: [Range<Int>]
    var identity: ContentHash
  }

  init(
    _ path: String, _ facts: Facts, decoder: FilmDecoder,
    open: @escaping @Sendable (Int) throws(VideoFailure) -> any FrameStream
  ) {
    self.path = path
    (width, height, times, duration) = (facts.width, facts.height, facts.times, facts.duration)
    size = CGSize(width: CGFloat(facts.width) * facts.pixelAspect, height: CGFloat(facts.height))
    (soundStart, chunks, identity) = (facts.soundStart, facts.chunks, facts.identity)
    self.decoder = decoder
    self.open = open
  }

  func picture(_ index: Int) -> Bitmap {
    let number = min(max(0, index), times.count - 1)
    return Bitmap(width: width, height: height, source: VideoPicture(self, number))
  }

  func stream(of chunk: Int) throws(VideoFailure) -> any FrameStream { try open(chunk) }

  /// The pixels of a picture; of nothing, with an error reported, when they can't be had.
  func pixels(_ index: Int) -> [UInt32] {
    if let known = failure.withLock({ $0 }) { return empty(known) }
    do throws(VideoFailure) {
      return try decoder.pixels(index, of: self)
    } catch {
      failure.withLock { $0 = error }
      return empty(error)
    }
  }

  private func empty(_ failure: VideoFailure) -> [UInt32] {
    let name = (path as NSString).lastPathComponent
    DiagnosticCollector.current.reportOnce(
      Diagnostic(
        .error, code: "video.unreadable",
        message: PrintableText.line("The film \"\(name)\" \(failure.reason).")))
    return [UInt32](repeating: 0, count: width * height)
  }
}
