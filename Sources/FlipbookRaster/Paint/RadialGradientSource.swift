import FlipbookDrawing
import Foundation

/// Colours in rings about a centre.
///
/// Places are single-precision offsets from a double-precision base every 64 columns, which keeps them exact enough
/// far from the origin and independent of where a run starts.
final class RadialGradientSource: SpanSource {
  private static let block = 64

  private let table: ColorTable
  private let extend: GradientPaint.Extend
  /// From pixels to a plane where a ring's location is its distance from the origin, plus `offset`, all times the
  /// table's count.
  private let map: CGAffineTransform
  private let offset: Float
  private let isReversed: Bool
  private let dithers: Bool

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
    super.init(isOpaque: table.isOpaque)
  }

  @inline(__always)
  private static func place(_ value: Double) -> Float { Float(max(-1e16, min(1e16, value))) }

  override func fetch(_ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
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

  private func fetchDithered(
    _ target: UnsafeMutablePointer<UInt32>, _ u: Float, _ v: Float, y: Int, first: Int, count: Int
  ) {
    let fine = table.fineEntries()
    let size = table.count
    let thresholds = DitherPattern.words(y: y)
    let stepU = Float(map.a)
    let stepV = Float(map.b)
    for index in 0..<count {
      let place = Float(truncatingIfNeeded: first &+ index)
      let pu = u + place * stepU
      let pv = v + place * stepV
      let distance = (pu * pu + pv * pv).squareRoot() + offset
      let position = max(-4_000_000, min(4_000_000, distance)).flooredToInt
      let entry = extend.entry(isReversed ? size &- 1 &- position : position, count: size)
      // Blocks begin at multiples of 64, so the pattern is that of the canvas.
      target[index] = PixelWord.dithered(fine[entry], thresholds[(first &+ index) & 7])
    }
  }

  @inline(__always)
  private func fetchBlock(
    _ target: UnsafeMutablePointer<UInt32>, _ u: Float, _ v: Float, first: Int, count: Int
  ) {
    let entries = table.entries
    let size = table.count
    let stepU = Float(map.a)
    let stepV = Float(map.b)
    // Adding 1.5 · 2^23 leaves the nearest integer in the low bits; half a step down makes that rounding down.
    let magic = SIMD4<Float>(repeating: 12_582_912)
    let shift = SIMD4<Float>(repeating: offset - 0.5)
    let highest = SIMD4<Float>(repeating: extend == .pad ? Float(size - 1) : 4_000_000)
    let lowest = SIMD4<Float>(repeating: extend == .pad ? 0 : -4_000_000)
    let lanes = SIMD4<Float>(0, 1, 2, 3)
    var index = 0
    while index < count {
      let place = lanes + Float(truncatingIfNeeded: first &+ index)
      let pu = u + place * stepU
      let pv = v + place * stepV
      let distance = (pu * pu + pv * pv).squareRoot() + shift
      let capped = distance.replacing(with: highest, where: distance .> highest)
      let position = capped.replacing(with: lowest, where: capped .< lowest)
      let bits = unsafeBitCast(position + magic, to: SIMD4<Int32>.self) &- 0x4b40_0000
      let left = count &- index
      if extend == .pad {
        let flip = isReversed ? Int32(truncatingIfNeeded: size &- 1) : 0
        let entry = isReversed ? flip &- bits : bits
        target[index] = entries[Int(entry.x)]
        if left > 1 { target[index &+ 1] = entries[Int(entry.y)] }
        if left > 2 { target[index &+ 2] = entries[Int(entry.z)] }
        if left > 3 { target[index &+ 3] = entries[Int(entry.w)] }
      } else {
        for lane in 0..<min(4, left) {
          let position = isReversed ? size &- 1 &- Int(bits[lane]) : Int(bits[lane])
          target[index &+ lane] = entries[extend.entry(position, count: size)]
        }
      }
      index &+= 4
    }
  }
}

extension Float {
  /// Exact for the small counts it is used with.
  @inline(__always)
  fileprivate init(truncatingIfNeeded value: Int) { self = Float(Int32(truncatingIfNeeded: value)) }

  /// The next integer that is not above, for values that fit 32 bits. On the processors this is compiled for, rounding
  /// down is a call into the C library; cutting off and correcting is not.
  @inline(__always)
  fileprivate var flooredToInt: Int {
    let cut = Int(Int32(self))
    return Float(Int32(truncatingIfNeeded: cut)) > self ? cut &- 1 : cut
  }
}
