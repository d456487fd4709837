internal import CPixelRows
import Foundation

/// A Gaussian blur of premultiplied pixels.
///
/// For large deviations the picture is averaged down by a power of two, blurred there with true Gaussian weights, and
/// brought back up bilinearly; the deviation used is lessened by what the two steps blur themselves. The cost hardly
/// depends on the deviation. The grid of the small picture is fixed to the canvas, so that a pixel's result does
/// not depend on the region that is asked for.
struct GaussianBlur {
  /// The standard deviation across and down, in pixels.
  let sigmaX: Double
  let sigmaY: Double

  /// Larger deviations than this blur alike.
  static let largestSigma = 1_000.0

  private let factorX: Int
  private let factorY: Int
  /// Weights of the centre and of each distance from it, on the small picture.
  private let weightsX: [Float]
  private let weightsY: [Float]

  /// Negative deviations and those that are no number count as 0.
  init(sigmaX: Double, sigmaY: Double) {
    func valid(_ sigma: Double) -> Double { sigma > 0 ? min(sigma, Self.largestSigma) : 0 }
    self.sigmaX = valid(sigmaX)
    self.sigmaY = valid(sigmaY)
    factorX = Self.factor(self.sigmaX)
    factorY = Self.factor(self.sigmaY)
    weightsX = Self.weights(self.sigmaX, factorX)
    weightsY = Self.weights(self.sigmaY, factorY)
  }

  /// The deviation on the small picture stays above 1.7.
  private static func factor(_ sigma: Double) -> Int {
    var factor = 1
    while sigma / Double(factor * 2) >= 1.9 { factor *= 2 }
    return factor
  }

  private static func weights(_ sigma: Double, _ factor: Int) -> [Float] {
    let s = Double(factor)
    // Averaging over s pixels has the variance (s² − 1)/12, a tent of half-width s has s²/6.
    // The blocks' own width, which the weights take in below, has 1/12.
    let variance =
      factor == 1 ? sigma * sigma : (sigma * sigma - (s * s - 1) / 12 - s * s / 6) / (s * s) - 1.0 / 12
    if variance <= 1e-6 { return [1] }
    let reach = Int((3 * variance.squareRoot()).rounded(.up))
    let width = (2 * variance).squareRoot()
    // A pixel stands for its whole area, which matters for deviations around a pixel.
    var weights = (0...reach).map { erf((Double($0) + 0.5) / width) - erf((Double($0) - 0.5) / width) }
    let sum = weights[0] + 2 * weights.dropFirst().reduce(0, +)
    weights = weights.map { $0 / sum }
    return weights.map { Float($0) }
  }

  /// How many pixels away a pixel can have an effect.
  var reachX: Int { sigmaX == 0 ? 0 : (weightsX.count + 1) * factorX }
  var reachY: Int { sigmaY == 0 ? 0 : (weightsY.count + 1) * factorY }

  /// Four numbers a pixel, blue first, on a grid fixed to the canvas.
  private final class Plane {
    let bounds: PixelRect
    private let base: UnsafeMutablePointer<Float>

    init(bounds: PixelRect) {
      self.bounds = bounds
      base = .allocate(capacity: max(1, 4 * bounds.area))
      base.initialize(repeating: 0, count: 4 * bounds.area)
    }

    deinit { base.deallocate() }

    func row(_ y: Int) -> UnsafeMutablePointer<Float> { base + 4 * (y - bounds.minY) * bounds.width }
  }

  /// Writes the blurred pixels of all of `target`; outside its bounds `source` counts as clear.
  ///
  /// - Parameter dithers: Whether results are rounded up or down by a fine pattern, in the mean as often as they should.
  func apply(_ source: Surface, into target: Surface, dithers: Bool = false) {
    if sigmaX == 0 && sigmaY == 0 {
      for y in target.bounds.minY..<target.bounds.maxY { copyRow(source, target, y) }
      return
    }
    if source.bounds.isEmpty || target.bounds.isEmpty { return }
    let small = reduced(source)
    expand(blurred(small, target.bounds), into: target, dithers: dithers)
  }

  private func copyRow(_ source: Surface, _ target: Surface, _ y: Int) {
    let part = source.bounds.intersection(target.bounds)
    if part.isEmpty || y < part.minY || y >= part.maxY { return }
    target.pointer(part.minX, y).update(from: source.pointer(part.minX, y), count: part.width)
  }

  private static func down(_ value: Int, _ factor: Int) -> Int {
    value >= 0 ? value / factor : -((factor - 1 - value) / factor)
  }

  /// Averages blocks of the source.
  private func reduced(_ source: Surface) -> Plane {
    let bounds = source.bounds
    let small = Plane(
      bounds: PixelRect(
        minX: Self.down(bounds.minX, factorX), minY: Self.down(bounds.minY, factorY),
        maxX: Self.down(bounds.maxX - 1, factorX) + 1, maxY: Self.down(bounds.maxY - 1, factorY) + 1))
    let lead = (small.bounds.minX + 1) * factorX - bounds.minX
    let sums = UnsafeMutablePointer<UInt16>.allocate(capacity: 4 * bounds.width)
    defer { sums.deallocate() }
    for block in small.bounds.minY..<small.bounds.maxY {
      // 256 rows of 255 fit.
      sums.initialize(repeating: 0, count: 4 * bounds.width)
      for y in max(bounds.minY, block * factorY)..<min(bounds.maxY, (block + 1) * factorY) {
        pixel_rows_add(source.pointer(bounds.minX, y), bounds.width, sums)
      }
      pixel_rows_blocks(
        sums, bounds.width, lead, factorX, 1 / Float(factorX * factorY), small.row(block))
    }
    return small
  }

  /// Convolves rows, then columns, for all places that the pixels of `region` are interpolated from.
  private func blurred(_ small: Plane, _ region: PixelRect) -> Plane {
    let wanted = PixelRect(
      minX: Self.down(region.minX, factorX) - 1, minY: Self.down(region.minY, factorY) - 1,
      maxX: Self.down(region.maxX - 1, factorX) + 2, maxY: Self.down(region.maxY - 1, factorY) + 2)
    let result = Plane(bounds: wanted)
    let reachX = weightsX.count - 1
    let reachY = weightsY.count - 1
    // What the weights reach, where there is anything.
    let shared = small.bounds.intersection(wanted.grown(reachX, reachY))
    if shared.isEmpty { return result }
    let across = Plane(
      bounds: PixelRect(minX: wanted.minX, minY: shared.minY, maxX: wanted.maxX, maxY: shared.maxY))
    // A row with clear pixels on both sides, so that no tap needs a test.
    let padded = Plane(bounds: PixelRect(width: wanted.width + 2 * reachX, height: 1))
    defer { withExtendedLifetime((across, padded)) {} }
    for y in shared.minY..<shared.maxY {
      (padded.row(0) + 4 * (shared.minX + reachX - wanted.minX)).update(
        from: small.row(y) + 4 * (shared.minX - small.bounds.minX), count: 4 * shared.width)
      pixel_rows_convolve_across(padded.row(0), wanted.width, weightsX, reachX, across.row(y))
    }
    for y in wanted.minY..<wanted.maxY {
      for tap in -reachY...reachY where y + tap >= shared.minY && y + tap < shared.maxY {
        pixel_rows_accumulate(across.row(y + tap), wanted.width, weightsY[abs(tap)], result.row(y))
      }
    }
    return result
  }

  /// Interpolates between the centres of the blocks.
  private func expand(_ small: Plane, into target: Surface, dithers: Bool) {
    let bounds = target.bounds
    let (column, _) = Self.place(bounds.minX, factorX)
    // Where in its interval between two centres the first pixel lies.
    let index = factorX == 1 ? 0 : bounds.minX - (column * factorX + factorX / 2)
    let stretched = Plane(bounds: PixelRect(width: bounds.width, height: 2))
    defer { withExtendedLifetime(stretched) {} }
    var known = [Int.min, Int.min]
    func row(_ y: Int) -> UnsafeMutablePointer<Float> {
      let blocks = small.row(y) + 4 * (column - small.bounds.minX)
      if factorX == 1 { return blocks }
      let slot = y & 1
      if known[slot] != y {
        known[slot] = y
        pixel_rows_stretch(blocks, index, factorX, bounds.width, stretched.row(slot))
      }
      return stretched.row(slot)
    }
    for y in bounds.minY..<bounds.maxY {
      let (upper, part) = Self.place(y, factorY)
      let lower = factorY == 1 ? upper : upper + 1
      let rounding = dithers ? DitherPattern.row(x: bounds.minX, y: y) : DitherPattern.plain
      pixel_rows_mix(
        row(upper), row(lower), part, rounding, bounds.width, target.pointer(bounds.minX, y))
    }
  }

  /// The block whose centre is the last at or before a pixel's, and how far the pixel is on the way to the next.
  private static func place(_ pixel: Int, _ factor: Int) -> (Int, Float) {
    if factor == 1 { return (pixel, 0) }
    let shifted = pixel - factor / 2
    let block = down(shifted, factor)
    return (block, (Float(shifted - block * factor) + 0.5) / Float(factor))
  }
}
