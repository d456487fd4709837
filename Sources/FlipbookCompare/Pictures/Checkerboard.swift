/// The ground behind transparent pixels in reports.
enum Checkerboard {
  /// A premultiplied word over squares of 8 pixels, opaque.
  static func over(_ word: UInt32, x: Int, y: Int) -> UInt32 {
    let alpha = word >> 24
    if alpha == 255 { return word }
    let base: UInt32 = (x / 8 + y / 8) % 2 == 0 ? 255 : 204
    let rest = (base * (255 - alpha) + 127) / 255
    func component(_ shift: UInt32) -> UInt32 { min(255, (word >> shift & 255) + rest) << shift }
    return 0xff00_0000 | component(16) | component(8) | component(0)
  }
}
