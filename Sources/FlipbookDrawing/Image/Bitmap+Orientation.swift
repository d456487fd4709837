extension Bitmap {
  /// The bitmap turned so that it stands upright.
  package func oriented(_ orientation: Image.Orientation) -> Bitmap {
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
