import FlipbookPicture

/// The signature of a frame, by which it is found again elsewhere: the hash of its pixels, and a tiny picture
/// of its brightness for frames that are almost the same.
struct FrameSignature: Equatable, Sendable {
  var hash: ContentHash
  var thumbnail: [UInt8]

  private static let columns = 16
  private static let rows = 12

  init(_ bitmap: Bitmap) {
    hash = bitmap.contentHash
    var sums = [Int](repeating: 0, count: Self.columns * Self.rows)
    var counts = [Int](repeating: 0, count: Self.columns * Self.rows)
    // A few samples a cell are enough: this only proposes what is then compared in full.
    let stepX = max(1, bitmap.width / (Self.columns * 4))
    let stepY = max(1, bitmap.height / (Self.rows * 4))
    for y in stride(from: 0, to: bitmap.height, by: stepY) {
      for x in stride(from: 0, to: bitmap.width, by: stepX) {
        let cell = y * Self.rows / bitmap.height * Self.columns + x * Self.columns / bitmap.width
        let word = bitmap[x, y]
        sums[cell] += Int(word >> 16 & 255) * 2 + Int(word >> 8 & 255) * 5 + Int(word & 255)
        counts[cell] += 8
      }
    }
    thumbnail = zip(sums, counts).map { UInt8(clamping: $1 > 0 ? $0 / $1 : 0) }
  }

  /// The mean difference of the tiny pictures, 0…255.
  func distance(to other: FrameSignature) -> Double {
    if hash == other.hash { return 0 }
    var sum = 0
    for (a, b) in zip(thumbnail, other.thumbnail) { sum += abs(Int(a) - Int(b)) }
    return Double(sum) / Double(thumbnail.count)
  }
}
