import FlipbookPicture

extension Bitmap {
  /// The picture with no side longer than given, each pixel the mean of those it covers. Smaller pictures stay.
  func fitted(width limitX: Int, height limitY: Int) -> Bitmap {
    guard width > limitX || height > limitY else { return self }
    let scale = min(Double(limitX) / Double(width), Double(limitY) / Double(height))
    let newWidth = max(1, Int((Double(width) * scale).rounded(.down)))
    let newHeight = max(1, Int((Double(height) * scale).rounded(.down)))
    var result: [UInt32] = []
    result.reserveCapacity(newWidth * newHeight)
    for y in 0..<newHeight {
      let rows = y * height / newHeight..<max(y * height / newHeight + 1, (y + 1) * height / newHeight)
      for x in 0..<newWidth {
        let columns = x * width / newWidth..<max(x * width / newWidth + 1, (x + 1) * width / newWidth)
        result.append(mean(columns: columns, rows: rows))
      }
    }
    return Bitmap(width: newWidth, height: newHeight, pixels: result)
  }

  private func mean(columns: Range<Int>, rows: Range<Int>) -> UInt32 {
    var sum = SIMD4<UInt32>.zero
    for y in rows {
      for x in columns {
        sum &+= SIMD4(truncatingIfNeeded: unsafeBitCast(pixels[y * width + x], to: SIMD4<UInt8>.self))
      }
    }
    let count = UInt32(columns.count * rows.count)
    return unsafeBitCast(
      SIMD4<UInt8>(truncatingIfNeeded: (sum &+ SIMD4(repeating: count / 2)) / SIMD4(repeating: count)),
      to: UInt32.self)
  }
}
