extension Bitmap {
  /// How the pixels of a bitmap are turned before it is shown; names say which way its top row lies.
  public enum Orientation: UInt8, Hashable, Sendable, CaseIterable {
    /// As it is, upside down, or turned a quarter counterclockwise (`left`) or clockwise (`right`); mirrored
    /// left to right where the name says so.
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  /// The bitmap turned so that it stands upright.
  package func oriented(_ orientation: Orientation) -> Bitmap {
    let swapsSides: Bool
    switch orientation {
    case .left, .leftMirrored, .right, .rightMirrored: swapsSides = true
    default: swapsSides = false
    }
    guard orientation != .up else { return self }
    let (newWidth, newHeight) = swapsSides ? (height, width) : (width, height)
    var turned = [UInt32](repeating: 0, count: pixels.count)
    for y in 0..<newHeight {
      for x in 0..<newWidth {
        let (sourceX, sourceY) =
          switch orientation {
          case .up: (x, y)
          case .upMirrored: (width - 1 - x, y)
          case .down: (width - 1 - x, height - 1 - y)
          case .downMirrored: (x, height - 1 - y)
          case .left: (width - 1 - y, x)
          case .leftMirrored: (y, x)
          case .right: (y, height - 1 - x)
          case .rightMirrored: (width - 1 - y, height - 1 - x)
          }
        turned[y * newWidth + x] = self[sourceX, sourceY]
      }
    }
    return Bitmap(width: newWidth, height: newHeight, pixels: turned)
  }
}
