/// Compares words, or components with a tolerance, four pixels at a time.
enum ChannelKernel {
  /// Marks pixels of a box whose words differ.
  static func markUnequal(
    _ expected: RawSpan, _ actual: RawSpan, width: Int, box: PixelBox, marks: inout MutableSpan<UInt8>
  ) {
    for y in box.y..<box.maxY {
      var x = box.x
      let row = y * width
      while x < box.maxX {
        if x + 4 <= box.maxX {
          let offset = (row + x) * 4
          let a = expected.unsafeLoadUnaligned(fromByteOffset: offset, as: SIMD4<UInt32>.self)
          let b = actual.unsafeLoadUnaligned(fromByteOffset: offset, as: SIMD4<UInt32>.self)
          if a != b {
            for lane in 0..<4 where a[lane] != b[lane] {
              marks[row + x + lane] = DifferenceMask.Mark.different
            }
          }
          x += 4
        } else {
          let offset = (row + x) * 4
          let a = expected.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt32.self)
          let b = actual.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt32.self)
          if a != b { marks[row + x] = DifferenceMask.Mark.different }
          x += 1
        }
      }
    }
  }

  /// Marks pixels of a box of which a component differs by more than a tolerance over black or over white.
  static func markBeyond(
    _ tolerance: UInt8, _ expected: RawSpan, _ actual: RawSpan, width: Int, box: PixelBox,
    marks: inout MutableSpan<UInt8>
  ) {
    for y in box.y..<box.maxY {
      let row = y * width
      for x in box.x..<box.maxX {
        let offset = (row + x) * 4
        let a = expected.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt32.self)
        let b = actual.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt32.self)
        if a != b, largestDifference(a, b) > tolerance {
          marks[row + x] = DifferenceMask.Mark.different
        }
      }
    }
  }

  /// The largest difference of a component of two premultiplied words, over black or over white. Over white a
  /// premultiplied component gains 255 − alpha.
  @inline(__always)
  static func largestDifference(_ a: UInt32, _ b: UInt32) -> UInt8 {
    func component(_ shift: UInt32) -> Int32 {
      Int32(truncatingIfNeeded: a >> shift & 255) &- Int32(truncatingIfNeeded: b >> shift & 255)
    }
    let (alpha, red, green, blue) = (component(24), component(16), component(8), component(0))
    let overBlack = max(max(abs(red), abs(green)), max(abs(blue), abs(alpha)))
    let overWhite = max(max(abs(red &- alpha), abs(green &- alpha)), abs(blue &- alpha))
    return UInt8(truncatingIfNeeded: min(255, max(overBlack, overWhite)))
  }
}
