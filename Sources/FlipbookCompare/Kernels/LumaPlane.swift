/// The brightness of a picture's pixels, 0…255, made row by row as rows are asked for.
///
/// A ring of one pixel around the picture repeats its edge, so that every pixel has eight neighbours.
struct LumaPlane {
  let width: Int
  let height: Int
  /// Bytes from a row to the next: the ring, and room to load sixteen bytes anywhere in a row.
  let stride: Int
  private(set) var bytes: [UInt8]
  /// Whether each row of `bytes` is made.
  private var isMade: [Bool]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    stride = (width + 2 + 15) / 16 * 16 + 16
    bytes = Array(repeating: 0, count: stride * (height + 2))
    isMade = Array(repeating: false, count: height + 2)
  }

  /// Where the pixel left of a row's first one is.
  func start(ofRow y: Int) -> Int { (y + 1) * stride }

  /// Makes a row, −1 to `height` included, unless it is made.
  mutating func makeRow(_ y: Int, from pixels: RawSpan) {
    guard !isMade[y + 1] else { return }
    isMade[y + 1] = true
    let source = min(max(y, 0), height - 1) * width
    let target = start(ofRow: y) + 1
    let width = width
    var span = bytes.mutableSpan
    for x in 0..<width {
      let word = pixels.unsafeLoadUnaligned(fromByteOffset: (source &+ x) &* 4, as: UInt32.self)
      span[unchecked: target &+ x] = Self.luma(word)
    }
    span[target - 1] = span[target]
    span[target + width] = span[target + width - 1]
  }

  /// The weighted sum of premultiplied components over mid grey, in 1/256: it fits sixteen bits, of which twice as
  /// many go into a vector.
  @inline(__always)
  private static func luma(_ word: UInt32) -> UInt8 {
    let backdrop = (255 &- UInt16(truncatingIfNeeded: word &>> 24)) &<< 7
    let red = UInt16(truncatingIfNeeded: word &>> 16 & 255) &* 54
    let green = UInt16(truncatingIfNeeded: word &>> 8 & 255) &* 183
    let blue = UInt16(truncatingIfNeeded: word & 255) &* 19
    return UInt8(truncatingIfNeeded: (red &+ green &+ blue &+ backdrop) &>> 8)
  }
}
