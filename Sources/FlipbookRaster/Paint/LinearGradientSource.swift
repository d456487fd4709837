internal import CPixelRows
import FlipbookPicture
import Foundation

/// Colours along a line. The location is an exact 64-bit fixed-point function of the pixel's column and row.
final class LinearGradientSource: SpanSource {
  private let table: ColorTable
  private let extend: GradientPaint.Extend
  /// Location times the table's count, 32 fraction bits: at the centre of pixel (0, 0), and a step per column and row.
  private let origin: Int64
  private let stepX: Int64
  private let stepY: Int64
  private let dithers: Bool

  /// - Parameter inverse: From pixels to the space of the gradient.
  init(
    table: ColorTable, start: CGPoint, end: CGPoint, extend: GradientPaint.Extend, inverse: CGAffineTransform
  ) {
    self.table = table
    self.extend = extend
    let dx = Double(end.x - start.x)
    let dy = Double(end.y - start.y)
    let square = dx * dx + dy * dy
    // The whole table with 32 fraction bits.
    let unit = Double(table.count) * 4_294_967_296
    // A line of no length is all past its end.
    let (ux, uy) = square > 0 ? (dx / square, dy / square) : (0, 0)
    let perX = (Double(inverse.a) * ux + Double(inverse.b) * uy) * unit
    let perY = (Double(inverse.c) * ux + Double(inverse.d) * uy) * unit
    let base =
      square > 0
      ? ((Double(inverse.tx) - Double(start.x)) * ux + (Double(inverse.ty) - Double(start.y)) * uy) * unit
      : 2 * unit
    // 2^46 a step keeps 65,536 steps each way within 63 bits.
    stepX = Self.fixed(perX, limit: 0x1p46)
    stepY = Self.fixed(perY, limit: 0x1p46)
    origin = Self.fixed(base + (perX + perY) / 2, limit: 0x1p61)
    let change = table.steepness * (perX * perX + perY * perY).squareRoot() / unit
    dithers = change > 0 && change < DitherPattern.flattestUndithered
    super.init(isOpaque: table.isOpaque)
  }

  private static func fixed(_ value: Double, limit: Double) -> Int64 {
    value.isFinite ? Int64(max(-limit, min(limit, value))) : 0
  }

  override func fetch(_ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    let entries = table.entries
    let size = table.count
    var position = origin &+ stepX &* Int64(x) &+ stepY &* Int64(y)
    if dithers {
      return fetchDithered(target, position, x: x, y: y, count: count)
    }
    if stepX == 0 {
      SourceOverKernels.fill(target, count, entries[extend.entry(Int(position >> 32), count: size)])
      return
    }
    let step = stepX
    switch extend {
    case .pad:
      pixel_rows_along_line(target, count, position, step, entries, Int32(truncatingIfNeeded: size &- 1))
    case .repeat, .mirror:
      for index in 0..<count {
        target[index] = entries[extend.entry(Int(truncatingIfNeeded: position &>> 32), count: size)]
        position = position &+ step
      }
    }
  }

  private func fetchDithered(
    _ target: UnsafeMutablePointer<UInt32>, _ start: Int64, x: Int, y: Int, count: Int
  ) {
    let size = table.count
    let fine = table.fineEntries()
    let thresholds = DitherPattern.words(y: y)
    let step = stepX
    var position = start
    if step == 0 {
      let entry = extend.entry(Int(truncatingIfNeeded: position &>> 32), count: size)
      return fill(target, fine[entry], thresholds, x: x, count: count)
    }
    if extend == .pad {
      return DitherPattern.withWords(y: y) {
        pixel_rows_along_line_dithered(
          target, Int64(x), count, position, step, fine, Int32(truncatingIfNeeded: size &- 1), $0)
      }
    }
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: DitheredRow.block) { places in
      guard let found = places.baseAddress else { return }
      var done = 0
      while done < count {
        let length = min(DitheredRow.block, count &- done)
        for index in 0..<length {
          let entry = extend.entry(Int(truncatingIfNeeded: position &>> 32), count: size)
          found[index] = Int32(truncatingIfNeeded: entry)
          position = position &+ step
        }
        DitheredRow.write(
          target + done, places: found, fine: fine, column: x &+ done, thresholds: thresholds, count: length)
        done &+= length
      }
    }
  }

  /// One colour, rounded by the thresholds of a row: eight pixels again and again.
  private func fill(
    _ target: UnsafeMutablePointer<UInt32>, _ color: UInt64, _ thresholds: SIMD8<UInt64>, x: Int, count: Int
  ) {
    var pixels = SIMD8<UInt32>()
    for lane in 0..<8 { pixels[lane] = PixelWord.dithered(color, thresholds[(x &+ lane) & 7]) }
    withUnsafeBytes(of: &pixels) {
      guard let words = $0.baseAddress?.assumingMemoryBound(to: UInt32.self) else { return }
      pixel_rows_repeat(target, count, words)
    }
  }
}
