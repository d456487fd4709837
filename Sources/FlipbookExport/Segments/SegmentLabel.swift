import FlipbookPicture
import Foundation

/// The identity of an encoded segment, written behind the bytes that the encoder made.
///
/// ```
/// media … | frame hashes, 16 bytes each | context | key | media hash | media length | frame count | own hash | "FLIPSEG1"
/// ```
/// Numbers are 64 bits, little-endian. The media ends with a header that makes the label padding of its container
/// (``SegmentPadding``), so that readers of films skip it.
struct SegmentLabel: Equatable, Sendable {
  /// Everything that decides the bytes besides the frames.
  var context: ContentHash
  /// The frames' display lists.
  var frames: [ContentHash]
  /// Of the encoded bytes.
  var media: ContentHash
  /// Of the encoded bytes.
  var mediaLength: Int

  private static let magic = Array("FLIPSEG1".utf8)
  /// Bytes behind the frame hashes.
  private static let footer = 16 * 4 + 8 * 2 + 8
  /// More frames than any film has.
  private static let mostFrames = 100_000_000

  /// The identity of frames encoded in a context.
  static func key(_ context: ContentHash, _ frames: [ContentHash]) -> ContentHash {
    var hasher = ContentHasher(seed: 0x5e6)
    hasher.combine(context)
    hasher.combine(frames.count)
    for frame in frames { hasher.combine(frame) }
    return hasher.finalize()
  }

  /// The start of the names of segments that begin with a frame.
  static func prefix(_ context: ContentHash, first: ContentHash) -> String {
    var hasher = ContentHasher(seed: 0x5e7)
    hasher.combine(context)
    hasher.combine(first)
    return CacheFolder.segmentMark + String(hasher.finalize().description.prefix(16)) + "-"
  }

  /// The name of the file in a store.
  var name: String {
    Self.prefix(context, first: frames.first ?? ContentHash(high: 0, low: 0))
      + Self.key(context, frames).description
  }

  /// Bytes of a label.
  static func length(frames count: Int) -> Int { 16 * count + footer }

  /// The bytes to append to the media.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for frame in frames { bytes.append(frame) }
    bytes.append(context)
    bytes.append(Self.key(context, frames))
    bytes.append(media)
    bytes.append(UInt64(mediaLength))
    bytes.append(UInt64(frames.count))
    bytes.append(ContentHash(of: bytes))
    return bytes + Self.magic
  }

  /// Reads the label of a file.
  ///
  /// - Returns: Nil for a file that is no segment or whose end is damaged.
  init?(readingFrom path: String) {
    guard let file = FileHandle(forReadingAtPath: path), let length = try? file.seekToEnd(),
      length >= UInt64(Self.footer)
    else { return nil }
    func read(_ count: Int, endingAt end: UInt64) -> [UInt8]? {
      guard UInt64(count) <= end, (try? file.seek(toOffset: end - UInt64(count))) != nil,
        let data = try? file.read(upToCount: count), data.count == count
      else { return nil }
      return [UInt8](data)
    }
    guard let end = read(Self.footer, endingAt: length), end.suffix(8).elementsEqual(Self.magic),
      let count = Int(exactly: end.word(at: 56)), (0...Self.mostFrames).contains(count),
      let mediaLength = Int(exactly: end.word(at: 48)),
      mediaLength >= 0, UInt64(mediaLength) + UInt64(Self.length(frames: count)) == length,
      let hashes = read(16 * count, endingAt: length - UInt64(Self.footer))
    else { return nil }
    frames = (0..<count).map { hashes.hash(at: 16 * $0) }
    context = end.hash(at: 0)
    media = end.hash(at: 32)
    self.mediaLength = mediaLength
    guard end.hash(at: 16) == Self.key(context, frames),
      end.hash(at: 64) == ContentHash(of: hashes + end.prefix(64))
    else { return nil }
  }

  init(context: ContentHash, frames: [ContentHash], media: ContentHash, mediaLength: Int) {
    self.context = context
    self.frames = frames
    self.media = media
    self.mediaLength = mediaLength
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ word: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) { append(UInt8(truncatingIfNeeded: word >> UInt64(shift))) }
  }

  fileprivate mutating func append(_ hash: ContentHash) {
    append(hash.high)
    append(hash.low)
  }

  fileprivate func word(at offset: Int) -> UInt64 {
    (0..<8).reduce(0) { $0 | UInt64(self[offset + $1]) << UInt64(8 * $1) }
  }

  fileprivate func hash(at offset: Int) -> ContentHash {
    ContentHash(high: word(at: offset), low: word(at: offset + 8))
  }
}
