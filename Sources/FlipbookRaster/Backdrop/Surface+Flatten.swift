extension Surface {
  /// Composites surfaces onto this one, the lowest first.
  ///
  /// - Parameter seen: The pixels that count. Beyond them their edge goes on.
  func flatten(_ surfaces: [Surface], seen: PixelRect) {
    if seen.isEmpty || bounds.isEmpty { return }
    let inside = PixelRect(
      minX: max(seen.minX, bounds.minX), minY: seen.minY, maxX: min(seen.maxX, bounds.maxX), maxY: seen.maxY)
    var known: Int?
    for y in bounds.minY..<bounds.maxY {
      let row = max(seen.minY, min(seen.maxY - 1, y))
      let output = pointer(bounds.minX, y)
      if known == row {
        output.update(from: pointer(bounds.minX, y - 1), count: bounds.width)
        continue
      }
      known = row
      if inside.isEmpty {
        var edge: UInt32 = 0
        Self.composite(
          surfaces, row: row, from: bounds.maxX <= seen.minX ? seen.minX : seen.maxX - 1, count: 1, &edge)
        output.update(repeating: edge, count: bounds.width)
        continue
      }
      let (first, end) = (inside.minX - bounds.minX, inside.maxX - bounds.minX)
      Self.composite(surfaces, row: row, from: inside.minX, count: end - first, output + first)
      output.update(repeating: output[first], count: first)
      (output + end).update(repeating: output[end - 1], count: bounds.width - end)
    }
  }

  /// Composites a row of premultiplied pixels.
  private static func composite(
    _ surfaces: [Surface], row: Int, from x: Int, count: Int, _ output: UnsafeMutablePointer<UInt32>
  ) {
    let needed = PixelRect(minX: x, minY: row, maxX: x + count, maxY: row + 1)
    for surface in surfaces {
      let part = surface.bounds.intersection(needed)
      if part.isEmpty { continue }
      SourceOverKernels.pixels(output + (part.minX - x), part.width, surface.pointer(part.minX, row))
    }
  }
}
