import FlipbookPicture

/// The structural similarity of two pictures' brightness (Wang, Bovik, Sheikh, Simoncelli, 2004), over windows of
/// 8 × 8 pixels, four pixels apart, each weighted alike.
enum StructuralSimilarity {
  /// Sums over a block of 4 × 4 pixels.
  private struct Sums {
    var a: Int32 = 0
    var b: Int32 = 0
    var aa: Int32 = 0
    var bb: Int32 = 0
    var ab: Int32 = 0
    var count: Int32 = 0

    static func += (lhs: inout Sums, rhs: Sums) {
      lhs.a += rhs.a
      lhs.b += rhs.b
      lhs.aa += rhs.aa
      lhs.bb += rhs.bb
      lhs.ab += rhs.ab
      lhs.count += rhs.count
    }
  }

  private static let block = 4
  // The constants of the paper for 8 bits: (0.01·255)² and (0.03·255)².
  private static let c1 = 6.5025
  private static let c2 = 58.5225

  /// The mean over all windows, −1…1.
  ///
  /// - Parameter isIgnored: Whether a pixel doesn't count; a window counts with the pixels it has left.
  static func mean(_ expected: Bitmap, _ actual: Bitmap, isIgnored: ((Int, Int) -> Bool)? = nil) -> Double {
    let (width, height) = (expected.width, expected.height)
    var first = LumaPlane(width: width, height: height)
    var second = LumaPlane(width: width, height: height)
    for y in 0..<height {
      first.makeRow(y, from: expected.pixels.span.bytes)
      second.makeRow(y, from: actual.pixels.span.bytes)
    }
    let columns = (width + block - 1) / block
    let rows = (height + block - 1) / block
    var above: [Sums] = []
    var total = 0.0
    var windows = 0
    for row in 0..<rows {
      let blocks = sums(row, columns, first, second, isIgnored)
      // A picture of one row or column of blocks has windows of that.
      if row > 0 || rows == 1 {
        for column in 0..<max(1, columns - 1) {
          var window = blocks[column]
          if columns > 1 { window += blocks[column + 1] }
          if row > 0 {
            window += above[column]
            if columns > 1 { window += above[column + 1] }
          }
          guard window.count > 0 else { continue }
          total += similarity(window)
          windows += 1
        }
      }
      above = blocks
    }
    return windows > 0 ? total / Double(windows) : 1
  }

  private static func sums(
    _ row: Int, _ columns: Int, _ first: LumaPlane, _ second: LumaPlane, _ isIgnored: ((Int, Int) -> Bool)?
  ) -> [Sums] {
    var result = [Sums](repeating: Sums(), count: columns)
    let a = first.bytes.span
    let b = second.bytes.span
    for y in row * block..<min((row + 1) * block, first.height) {
      let start = first.start(ofRow: y) + 1
      for column in 0..<columns {
        var sums = result[column]
        for x in column * block..<min((column + 1) * block, first.width) {
          if let isIgnored, isIgnored(x, y) { continue }
          let p = Int32(a[unchecked: start + x])
          let q = Int32(b[unchecked: start + x])
          sums.a &+= p
          sums.b &+= q
          sums.aa &+= p &* p
          sums.bb &+= q &* q
          sums.ab &+= p &* q
          sums.count &+= 1
        }
        result[column] = sums
      }
    }
    return result
  }

  private static func similarity(_ sums: Sums) -> Double {
    let count = Double(sums.count)
    let (a, b) = (Double(sums.a) / count, Double(sums.b) / count)
    let varianceA = Double(sums.aa) / count - a * a
    let varianceB = Double(sums.bb) / count - b * b
    let covariance = Double(sums.ab) / count - a * b
    return (2 * a * b + c1) * (2 * covariance + c2) / ((a * a + b * b + c1) * (varianceA + varianceB + c2))
  }
}
