import FlipbookDiagnostics
import FlipbookPicture
import FlipbookRaster
import FlipbookDigest
import Foundation
import Synchronization

/// Films from files, each read once.
package final class FileVideoProvider: VideoProvider {
  private let access: ReadAccess
  private let limits: CostLimits
  private let decoder: FilmDecoder
  private let known = Mutex<[String: Result<VideoFile, VideoFailure>]>([:])
  /// The largest side of a picture, in pixels.
  private static let side = 16_384
  /// The part of the limit for pictures that decoded pictures of films take.
  private static let share = 0.25

  /// - Parameters:
  ///   - access: Which files may be read.
  ///   - limits: The limits on the cost of pictures.
  package init(access: ReadAccess = .all, limits: CostLimits = CostLimits()) {
    (self.access, self.limits) = (access, limits)
    decoder = FilmDecoder(capacity: Int(min(limits.memory * Self.share, 1e15)))
  }

  /// How often decoding was begun so far.
  package var decodingCount: Int { decoder.opened }
  /// The bytes of decoded pictures kept now.
  package var keptBytes: Int { decoder.store.bytes }

  package func video(at path: String) throws(VideoFailure) -> any VideoSource {
    // Reading happens under the lock, so that two threads never read the same file.
    let film = known.withLock { known -> Result<VideoFile, VideoFailure> in
      if let film = known[path] { return film }
      let film = read(path)
      known[path] = film
      return film
    }
    return try film.get()
  }

  private func read(_ path: String) -> Result<VideoFile, VideoFailure> {
    do throws(VideoFailure) {
      let stamp = try access.mediaStamp(path)
      return .success(isWebP(path) ? try webP(path, stamp) : try film(path, stamp))
    } catch {
      return .failure(error)
    }
  }

  /// - Throws: ``VideoFailure`` for pictures that are larger than is allowed.
  private func check(_ width: Int, _ height: Int) throws(VideoFailure) {
    guard width <= Self.side, height <= Self.side else {
      throw VideoFailure(
        "has pictures of \(width) × \(height) pixels, more than the \(Self.side) that a side may have")
    }
    let bytes = Double(width * height) * 4
    guard bytes <= limits.memory else {
      throw VideoFailure(
        "has pictures of \(width) × \(height) pixels, which take \(limits.refusal(bytes, .memory))")
    }
  }

  // MARK: Films

  private func film(_ path: String, _ stamp: FileStamp) throws(VideoFailure) -> VideoFile {
    let tools = try VideoTools.found()
    let probe = VideoProbe(program: tools.probe)
    let header = try probe.header(path)
    try check(header.width, header.height)
    let index = try probe.index(path, header)
    warn(header, path)
    let (width, height) = header.upright
    let aspect = header.quarters % 2 == 0 ? header.pixelAspect : 1 / header.pixelAspect
    let facts = VideoFile.Facts(
      width: width, height: height, pixelAspect: aspect,
      times: index.stamps.map { Double($0) * header.tick.value - header.start },
      duration: Double(index.end) * header.tick.value - header.start,
      soundStart: header.soundStart.map { $0 - header.start }, chunks: index.chunks, identity: index.identity)
    let access = access
    return VideoFile(path, facts, decoder: decoder) { chunk throws(VideoFailure) in
      try Self.check(stamp, access, path)
      return try FFmpegFrames(program: tools.decoder, path: path, header: header, index: index, chunk: chunk)
    }
  }

  private static func check(_ stamp: FileStamp, _ access: ReadAccess, _ path: String) throws(VideoFailure) {
    guard (try? access.stamp(path)) == stamp else {
      throw VideoFailure("changed while it was in use; render again")
    }
  }

  /// Reports what of a film is not shown as a player shows it.
  private func warn(_ header: VideoHeader, _ path: String) {
    let name = PrintableText.line((path as NSString).lastPathComponent)
    let collector = DiagnosticCollector.current
    if header.isInterlaced {
      collector.warn("video.interlaced", "\"\(name)\" is interlaced; its lines are shown as they are.")
    }
    if let transfer = header.brightTransfer {
      collector.warn(
        "video.hdr", "\"\(name)\" is for bright screens (\(transfer)); its colours are taken for sRGB's.")
    }
    if header.isTilted {
      collector.warn("video.tilted", "\"\(name)\" asks to be turned by no quarter; it is shown as it lies.")
    }
  }

  // MARK: WebP

  private func isWebP(_ path: String) -> Bool {
    guard let file = FileHandle(forReadingAtPath: path), let head = try? file.read(upToCount: 12) else {
      return false
    }
    return PictureFormat(head) == .webp
  }

  private func webP(_ path: String, _ stamp: FileStamp) throws(VideoFailure) -> VideoFile {
    let data = try content(path)
    let (ends, width, height) = try WebPFrames.ends(data)
    try check(width, height)
    var hasher = ContentHasher(seed: 0xeb9)
    data.withUnsafeBytes { hasher.combine($0) }
    let facts = VideoFile.Facts(
      width: width, height: height, times: ([0] + ends.dropLast()).map { Double($0) / 1000 },
      duration: Double(ends[ends.count - 1]) / 1000, chunks: [0..<ends.count], identity: hasher.finalize())
    let access = access
    let limit = Int(min(limits.memory, 1e15))
    return VideoFile(path, facts, decoder: decoder) { _ throws(VideoFailure) in
      try Self.check(stamp, access, path)
      guard let data = try? access.read(path, limit: limit) else { throw VideoFailure("can't be read") }
      return try WebPFrames(data)
    }
  }

  private func content(_ path: String) throws(VideoFailure) -> Data {
    do throws(ReadAccess.Refusal) {
      return try access.read(path, limit: Int(min(limits.memory, 1e15)))
    } catch {
      if case .tooLarge(let bytes) = error {
        throw VideoFailure("takes \(limits.refusal(Double(bytes), .memory))")
      }
      throw VideoFailure("can't be read")
    }
  }
}
