import FlipbookDrawing

extension ColorMatrix {
  /// Makes a matrix that gives everything one colour, as opaque as it was.
  init(painting color: RGBA) {
    self.init()
    (r1, r5) = (0, color.red)
    (g2, g5) = (0, color.green)
    (b3, b5) = (0, color.blue)
    a4 = color.opacity
  }
}
