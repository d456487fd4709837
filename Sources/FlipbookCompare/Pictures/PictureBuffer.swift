import FlipbookPicture

/// A picture under construction, opaque words `0xAARRGGBB`.
struct PictureBuffer {
  let width: Int
  let height: Int
  private(set) var pixels: [UInt32]

  init(width: Int, height: Int, color: UInt32) {
    self.width = width
    self.height = height
    pixels = Array(repeating: color, count: width * height)
  }

  var bitmap: Bitmap { Bitmap(width: width, height: height, pixels: pixels) }

  /// Sets a pixel; outside nothing happens.
  mutating func set(_ x: Int, _ y: Int, _ color: UInt32) {
    guard x >= 0, y >= 0, x < width, y < height else { return }
    pixels[y * width + x] = color
  }

  mutating func fill(_ box: PixelBox, _ color: UInt32) {
    let box = box.clipped(width: width, height: height)
    for y in box.y..<box.maxY {
      for x in box.x..<box.maxX { pixels[y * width + x] = color }
    }
  }

  /// Lays a picture over a place; what is see-through shows a checkerboard.
  mutating func draw(_ picture: Bitmap, x left: Int, y top: Int) {
    for y in 0..<min(picture.height, height - top) where top + y >= 0 {
      for x in 0..<min(picture.width, width - left) where left + x >= 0 {
        pixels[(top + y) * width + left + x] = Checkerboard.over(picture[x, y], x: x, y: y)
      }
    }
  }
}
