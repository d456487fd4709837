import FlipbookPicture

extension ColorTables {
  /// Looks up the components of a surface's pixels, unpremultiplied.
  func apply(_ surface: Surface) {
    let base = surface.base
    for index in 0..<surface.bounds.area {
      let pixel = base[index]
      let own = pixel >> 24
      if own == 0 { continue }
      func straight(_ shift: UInt32) -> Int {
        let value = pixel >> shift & 255
        return own == 255 ? Int(value) : Int(min(255, (value * 255 + own / 2) / own))
      }
      let new = UInt32(alpha[Int(own)])
      let (r, g, b) = (red[straight(16)], green[straight(8)], blue[straight(0)])
      base[index] = PixelWord.scaled(
        0xff00_0000 | UInt32(r) << 16 | UInt32(g) << 8 | UInt32(b), by: new)
    }
  }
}
