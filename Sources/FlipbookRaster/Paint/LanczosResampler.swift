import Foundation

/// Shrinks images by Lanczos' filter of three lobes, as wide as the pixels of the result: the sharpest that neither
/// flickers nor shows what finer detail would fold into.
struct LanczosResampler {
  /// The weights of neighbouring pixels for one of the result.
  private struct Taps {
    var first: Int
    var weights: [Float]
  }

  /// The places of the result's pixels along a side of an image, in pixels of that.
  struct Axis: Equatable {
    /// How many.
    var count: Int
    /// Of the first one's centre.
    var first: Double
    /// From one to the next.
    var step: Double
  }

  private static let lobes = 3.0

  private let columns: [Taps]
  private let rows: [Taps]
  private let wraps: Bool

  /// - Parameter wraps: Whether the image repeats; else its edge pixels go on.
  init(columns: Axis, rows: Axis, wraps: Bool) {
    self.columns = Self.taps(columns)
    self.rows = Self.taps(rows)
    self.wraps = wraps
  }

  /// The weights of each place, stretched to the width of a result's pixel and scaled to add up to one.
  private static func taps(_ axis: Axis) -> [Taps] {
    let width = max(1, axis.step)
    return (0..<axis.count).map { place in
      let centre = axis.first + Double(place) * axis.step
      let first = Int((centre - lobes * width - 0.5).rounded(.up))
      let last = max(first, Int((centre + lobes * width - 0.5).rounded(.down)))
      let weights = (first...last).map { kernel((Double($0) + 0.5 - centre) / width) }
      let sum = weights.reduce(0, +)
      return Taps(first: first, weights: weights.map { Float($0 / sum) })
    }
  }

  /// sinc(x) · sinc(x / 3) for |x| < 3 (Duchon 1979), where sinc(x) = sin(πx) / (πx).
  private static func kernel(_ x: Double) -> Double {
    if abs(x) < 1e-9 { return 1 }
    if abs(x) >= lobes { return 0 }
    let angle = x * .pi
    return sin(angle) / angle * sin(angle / lobes) / (angle / lobes)
  }

  private func bounded(_ index: Int, _ count: Int) -> Int {
    if !wraps { return max(0, min(count - 1, index)) }
    let rest = index % count
    return rest < 0 ? rest + count : rest
  }

  /// Writes the result row by row.
  func resample(_ image: PreparedImage.Level, into target: UnsafeMutablePointer<UInt32>) {
    let line = UnsafeMutablePointer<SIMD4<Float>>.allocate(capacity: image.width)
    defer { line.deallocate() }
    var output = target
    for row in rows {
      line.initialize(repeating: SIMD4(), count: image.width)
      for (index, weight) in row.weights.enumerated() {
        let source = image.base + bounded(row.first + index, image.height) * image.width
        for x in 0..<image.width { line[x] += Self.parts(source[x]) * weight }
      }
      for column in columns {
        var sum = SIMD4<Float>()
        for (index, weight) in column.weights.enumerated() {
          sum += line[bounded(column.first + index, image.width)] * weight
        }
        output.initialize(to: Self.word(sum))
        output += 1
      }
    }
  }

  @inline(__always)
  private static func parts(_ pixel: UInt32) -> SIMD4<Float> {
    SIMD4<Float>(SIMD4<Int32>(truncatingIfNeeded: unsafeBitCast(pixel, to: SIMD4<UInt8>.self)))
  }

  /// Rounds to bytes; the filter's negative lobes may lead out of what colours can be.
  private static func word(_ value: SIMD4<Float>) -> UInt32 {
    let alpha = max(0, min(255, value.w))
    let parts = value.clamped(lowerBound: SIMD4(), upperBound: SIMD4(repeating: alpha)) + 0.5
    return UInt32(alpha + 0.5) << 24 | UInt32(parts.z) << 16 | UInt32(parts.y) << 8 | UInt32(parts.x)
  }
}
