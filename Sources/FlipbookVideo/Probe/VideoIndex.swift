import FlipbookPicture
import Foundation

/// When each picture of a film is shown, and from where it can be decoded.
struct VideoIndex: Equatable {
  /// In ticks of the stream, in rising order.
  private(set) var stamps: [Int] = []
  /// When the last picture ends, in ticks.
  private(set) var end = 0
  /// Runs of pictures that are decoded from their first on. Each begins with a picture that stands alone.
  private(set) var chunks: [Range<Int>] = []
  /// Of all that the pictures are decoded from.
  private(set) var identity: ContentHash

  /// Pictures that a run has at least, unless the film ends.
  private static let chunkLength = 48
  /// The most pictures of a film.
  static let mostPictures = 2_000_000

  /// Reads what ffprobe prints of packets or frames: a line of `key=value` parts each, where a side data's own lines may
  /// come between.
  ///
  /// - Parameters:
  ///   - isSeekable: Whether decoding can begin in the middle of the file.
  ///   - words: The pictures' other inputs.
  /// - Throws: ``VideoFailure`` for a film without pictures, with too many, or where a picture has no time.
  init(_ text: String, record: String, isSeekable: Bool, words: String) throws(VideoFailure) {
    var hasher = ContentHasher(seed: 0xf117)
    hasher.combine(words)
    hasher.combine(text)
    identity = hasher.finalize()
    var pictures = try Self.pictures(text, record)
    guard !pictures.isEmpty else { throw VideoFailure("has no pictures in it") }
    guard pictures.count <= Self.mostPictures else {
      throw VideoFailure("has more than \(Self.mostPictures) pictures")
    }
    pictures.sort { ($0.stamp, $0.order) < ($1.stamp, $1.order) }
    stamps = pictures.map(\.stamp)
    // Without a length the last picture is as long as the one before.
    let last = pictures[pictures.count - 1]
    let before = pictures.count > 1 ? last.stamp - pictures[pictures.count - 2].stamp : 1
    end = last.stamp + (last.length > 0 ? last.length : max(1, before))
    var begin = 0
    for index in pictures.indices.dropFirst()
    where isSeekable && pictures[index].isKey && index - begin >= Self.chunkLength
      && stamps[index] > stamps[index - 1]
    {
      chunks.append(begin..<index)
      begin = index
    }
    chunks.append(begin..<pictures.count)
  }

  private struct Picture {
    var stamp: Int
    var length: Int
    var isKey: Bool
    var order: Int
  }

  private static func pictures(_ text: String, _ record: String) throws(VideoFailure) -> [Picture] {
    var found: [Picture] = []
    var fields: [Substring: Substring] = [:]
    var isOpen = false
    func close() throws(VideoFailure) {
      guard isOpen else { return }
      isOpen = false
      defer { fields.removeAll(keepingCapacity: true) }
      let flags = fields["flags"] ?? ""
      // Packets before the begin of a cut are decoded, but not shown.
      guard !flags.contains("D") else { return }
      guard let stamp = (fields["pts"] ?? fields["best_effort_timestamp"]).flatMap({ Int($0) }),
        abs(stamp) < 1 << 60
      else { throw VideoFailure("has pictures without a time") }
      let length = (fields["duration"] ?? fields["pkt_duration"]).flatMap { Int($0) } ?? 0
      found.append(
        Picture(
          stamp: stamp, length: min(max(0, length), 1 << 60),
          isKey: flags.contains("K") || fields["key_frame"] == "1", order: found.count))
    }
    for line in text.split(separator: "\n") {
      for field in line.split(separator: "|") {
        if field == record {
          try close()
          isOpen = true
        } else if let mark = field.firstIndex(of: "="), fields[field[..<mark]] == nil {
          let value = field[field.index(after: mark)...]
          if value != "N/A" { fields[field[..<mark]] = value }
        }
      }
    }
    try close()
    return found
  }
}
