internal import CPixelRows
import FlipbookPicture
import Foundation

/// Colours in rings about a centre.
///
/// Places are single-precision offsets from a double-precision base every 64 columns, which keeps them exact enough
/// far from the origin and independent of where a run starts.
final class RadialGradientSource: SpanSource {
  private static let block = Int(PIXEL_ROWS_RING_COLUMNS)
  /// Adding 1.5 · 2^23 leaves the nearest integer in the low bits, for numbers of less than 2^22: places are
  /// limited to 4,000,000.
  private static let magic: Float = 12_582_912
  /// The bits of that number: what is left without them is the integer.
  private static let magicBits: Int32 = 0x4b40_0000

  private let table: ColorTable
  private let extend: GradientPaint.Extend
  /// From pixels to a plane where a ring's location is its distance from the origin, plus `offset`, all times the
  /// table's count.
  private let map: CGAffineTransform
  private let offset: Float
  private let isReversed: Bool
  private let dithers: Bool
  private let rings: pixel_rows_rings

  /// - Parameter inverse: From pixels to the space in which the rings are circles.
  init(
    table: ColorTable, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
    extend: GradientPaint.Extend, inverse: CGAffineTransform
  ) {
    self.table = table
    self.extend = extend
    let start = max(0, Double(startRadius.isFinite ? startRadius : 0))
    let end = max(0, Double(endRadius.isFinite ? endRadius : 0))
    isReversed = end < start
    // Equal radii: the first colour inside, the last outside, with an edge too narrow to see.
    let span = max(abs(end - start), 1e-4)
    let scale = Double(table.count) / span
    offset = Float(-min(1e6, (isReversed ? end : start) * scale))
    let moved = inverse.concatenating(CGAffineTransform(translationX: -center.x, y: -center.y))
    let scaled = moved.concatenating(CGAffineTransform(scaleX: scale, y: scale))
    // Squares of places must stay finite in single precision.
    let isUsable = scaled.isFinite && scaled.largestScale < 1e12
    map = isUsable ? scaled : CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    let change = table.steepness * map.largestScale / Double(table.count)
    dithers = change > 0 && change < DitherPattern.flattestUndithered
    // Half a step down makes the nearest integer that below. Dithering rounds down itself.
    rings = pixel_rows_rings(
      entries: table.entries, last: Int32(truncatingIfNeeded: table.count - 1),
      is_reversed: isReversed ? 1 : 0,
      u: (Double(map.a), Double(map.c), Double(map.tx)), v: (Double(map.b), Double(map.d), Double(map.ty)),
      shift: dithers ? offset : offset - 0.5)
    super.init(isOpaque: table.isOpaque)
  }

  @inline(__always)
  private static func place(_ value: Double) -> Float { Float(max(-1e16, min(1e16, value))) }

  override func fetch(_ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    if extend == .pad {
      withUnsafePointer(to: rings) { rings in
        guard dithers else { return pixel_rows_in_rings(target, Int64(x), Int64(y), count, rings) }
        DitherPattern.withWords(y: y) {
          pixel_rows_in_rings_dithered(target, Int64(x), Int64(y), count, rings, table.fineEntries(), $0)
        }
      }
      return
    }
    var column = x
    var output = target
    let end = x + count
    while column < end {
      let start = column & ~(Self.block - 1)
      let stop = min(end, start + Self.block)
      let centerX = Double(start) + 0.5
      let centerY = Double(y) + 0.5
      let u = Self.place(Double(map.a) * centerX + Double(map.c) * centerY + Double(map.tx))
      let v = Self.place(Double(map.b) * centerX + Double(map.d) * centerY + Double(map.ty))
      if dithers {
        fetchDithered(output, u, v, y: y, first: column - start, count: stop - column)
      } else {
        fetchBlock(output, u, v, first: column - start, count: stop - column)
      }
      output += stop - column
      column = stop
    }
  }

  /// Repeats and mirrors are found place by place.
  private func fetchDithered(
    _ target: UnsafeMutablePointer<UInt32>, _ u: Float, _ v: Float, y: Int, first: Int, count: Int
  ) {
    let size = table.count
    let stepU = Float(map.a)
    let stepV = Float(map.b)
    let magic = SIMD8<Float>(repeating: Self.magic)
    let one = SIMD8<Float>(repeating: 1)
    let zero = SIMD8<Float>(repeating: 0)
    let highest = SIMD8<Float>(repeating: 4_000_000)
    let lowest = SIMD8<Float>(repeating: -4_000_000)
    let lanes = SIMD8<Float>(0, 1, 2, 3, 4, 5, 6, 7)
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: Self.block + 8) { places in
      guard let found = places.baseAddress else { return }
      var index = 0
      while index < count {
        let place = lanes + Float(truncatingIfNeeded: first &+ index)
        let pu = u + place * stepU
        let pv = v + place * stepV
        let distance = (pu * pu + pv * pv).squareRoot() + offset
        let capped = distance.replacing(with: highest, where: distance .> highest)
        let position = capped.replacing(with: lowest, where: capped .< lowest)
        // The nearest integer, and one less where that is above: rounded down.
        let nearest = (position + magic) - magic
        let floor = nearest - zero.replacing(with: one, where: nearest .> position)
        let bits = unsafeBitCast(floor + magic, to: SIMD8<Int32>.self) &- Self.magicBits
        for lane in 0..<8 {
          let place = isReversed ? size &- 1 &- Int(bits[lane]) : Int(bits[lane])
          found[index &+ lane] = Int32(truncatingIfNeeded: extend.entry(place, count: size))
        }
        index &+= 8
      }
      // Blocks begin at multiples of 64, so the pattern is that of the canvas.
      DitheredRow.write(
        target, places: found, fine: table.fineEntries(), column: first,
        thresholds: DitherPattern.words(y: y),
        count: count)
    }
  }

  @inline(__always)
  private func fetchBlock(
    _ target: UnsafeMutablePointer<UInt32>, _ u: Float, _ v: Float, first: Int, count: Int
  ) {
    let entries = table.entries
    let size = table.count
    // Half a step down makes the nearest integer that below.
    let shift = offset - 0.5
    let stepU = Float(map.a)
    let stepV = Float(map.b)
    let magic = SIMD4<Float>(repeating: Self.magic)
    let highest = SIMD4<Float>(repeating: 4_000_000)
    let lowest = SIMD4<Float>(repeating: -4_000_000)
    let lanes = SIMD4<Float>(0, 1, 2, 3)
    var index = 0
    while index < count {
      let place = lanes + Float(truncatingIfNeeded: first &+ index)
      let pu = u + place * stepU
      let pv = v + place * stepV
      let distance = (pu * pu + pv * pv).squareRoot() + shift
      let capped = distance.replacing(with: highest, where: distance .> highest)
      let position = capped.replacing(with: lowest, where: capped .< lowest)
      let bits = unsafeBitCast(position + magic, to: SIMD4<Int32>.self) &- Self.magicBits
      for lane in 0..<min(4, count &- index) {
        let position = isReversed ? size &- 1 &- Int(bits[lane]) : Int(bits[lane])
        target[index &+ lane] = entries[extend.entry(position, count: size)]
      }
      index &+= 4
    }
  }
}

extension Float {
  /// Exact for the small counts it is used with.
  @inline(__always)
  fileprivate init(truncatingIfNeeded value: Int) { self = Float(Int32(truncatingIfNeeded: value)) }
}
