import FlipbookPicture

/// Reads the samples of a WAVE stream of 32-bit floats as it comes, all channels mixed into one.
struct WaveReader {
  /// Samples a second, once they are known.
  private(set) var rate: Int?
  /// −1…1 at full scale.
  private(set) var values: [Float] = []
  private var channels = 0
  private var pending: [UInt8] = []
  private var isInData = false

  /// The most bytes before the samples.
  private static let longestHeader = 1 << 16

  /// - Throws: ``VideoFailure`` for what is no such stream.
  mutating func add(_ bytes: ArraySlice<UInt8>) throws(VideoFailure) {
    pending += bytes
    if !isInData { try readHeader() }
    guard isInData else { return }
    let frame = channels * 4
    let count = pending.count / frame
    values.reserveCapacity(values.count + count)
    pending.withUnsafeBytes { buffer in
      for index in 0..<count {
        var sum: Float = 0
        for channel in 0..<channels {
          let bits = buffer.loadUnaligned(fromByteOffset: index * frame + channel * 4, as: UInt32.self)
          sum += Float(bitPattern: UInt32(littleEndian: bits))
        }
        values.append(sum / Float(channels))
      }
    }
    pending.removeFirst(count * frame)
  }

  private mutating func readHeader() throws(VideoFailure) {
    var place = 12
    while place + 8 <= pending.count {
      let name = String(decoding: pending[place..<place + 4], as: UTF8.self)
      let size = number(place + 4, bytes: 4)
      if name == "data" {
        guard channels > 0, rate ?? 0 > 0 else { throw VideoFailure("can't be read: ffmpeg gives no rate") }
        pending.removeFirst(place + 8)
        isInData = true
        return
      }
      if name == "fmt ", place + 24 <= pending.count {
        (channels, rate) = (number(place + 10, bytes: 2), number(place + 12, bytes: 4))
        guard number(place + 22, bytes: 2) == 32, channels <= 1024 else {
          throw VideoFailure("can't be read: ffmpeg gives other samples")
        }
      }
      place += 8 + size + size % 2
    }
    if pending.count > Self.longestHeader { throw VideoFailure("can't be read: ffmpeg gives no samples") }
  }

  private func number(_ place: Int, bytes: Int) -> Int {
    (0..<bytes).reduce(0) { $0 | Int(pending[place + $1]) << (8 * $1) }
  }
}
