/// Finds the square window with the most differing pixels.
enum WindowDensity {
  /// - Parameters:
  ///   - size: The side of the window, 1 or more; a picture's own side where that is shorter.
  ///   - bounds: A box around everything that differs.
  /// - Returns: Nil when nothing differs.
  static func worst(in mask: DifferenceMask, size: Int, bounds: PixelBox) -> PixelDifference.Window? {
    guard !bounds.isEmpty else { return nil }
    let width = min(size, mask.width)
    let height = min(size, mask.height)
    // Only windows that touch the bounds; as the last ones end where the bounds begin anew, none is missed by
    // starting at the bounds and staying inside the picture.
    let firstX = min(bounds.x, mask.width - width)
    let lastX = max(firstX, min(bounds.maxX - width, mask.width - width))
    let firstY = min(bounds.y, mask.height - height)
    let lastY = max(firstY, min(bounds.maxY - height, mask.height - height))

    let columns = lastX - firstX + width
    var counts = [Int32](repeating: 0, count: columns)
    var best = (count: Int32(0), x: firstX, y: firstY)
    for y in firstY..<lastY + height {
      add(1, mask, at: y * mask.width + firstX, to: &counts)
      let top = y - height + 1
      guard top >= firstY else { continue }
      // No window has more than its fullest column promises for all of them.
      if greatest(counts) &* Int32(width) > best.count {
        let row = fullest(counts, width: width)
        if row.count > best.count { best = (row.count, firstX + row.left, top) }
        if best.count == width * height { break }
      }
      add(-1, mask, at: top * mask.width + firstX, to: &counts)
    }
    guard best.count > 0 else { return nil }
    return PixelDifference.Window(
      box: PixelBox(x: best.x, y: best.y, width: width, height: height),
      density: Double(best.count) / Double(width * height))
  }

  /// Adds a number where a pixel of a row differs.
  private static func add(_ amount: Int32, _ mask: DifferenceMask, at start: Int, to counts: inout [Int32]) {
    let marks = mask.marks.span
    let columns = counts.count
    var target = counts.mutableSpan
    for column in 0..<columns {
      let differs = marks[unchecked: start &+ column] == DifferenceMask.Mark.different
      target[unchecked: column] &+= differs ? amount : 0
    }
  }

  private static func greatest(_ counts: [Int32]) -> Int32 {
    let counts = counts.span
    var result: Int32 = 0
    for column in 0..<counts.count { result = max(result, counts[unchecked: column]) }
    return result
  }

  /// The window of a row of windows with the most differing pixels.
  private static func fullest(_ counts: [Int32], width: Int) -> (count: Int32, left: Int) {
    let counts = counts.span
    var sum: Int32 = 0
    for column in 0..<width { sum &+= counts[unchecked: column] }
    var best = (count: sum, left: 0)
    var left = 1
    while left &+ width <= counts.count {
      sum &+= counts[unchecked: left &+ width &- 1] &- counts[unchecked: left &- 1]
      if sum > best.count { best = (sum, left) }
      left &+= 1
    }
    return best
  }
}
