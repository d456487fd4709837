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
  /// Weights of the centre and of each distance from it, on the small picture, with 16 fraction bits. They add up to
  /// one; a centre alone has no weight.
  private let weightsX: [UInt16]
  private let weightsY: [UInt16]

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
    // Sums of 256 bytes fit in 16 bits.
    while factor < 256 && sigma / Double(factor * 2) >= 1.9 { factor *= 2 }
    return factor
  }

  private static func weights(_ sigma: Double, _ factor: Int) -> [UInt16] {
    let s = Double(factor)
    // Averaging over s pixels has the variance (s² − 1)/12, a tent of half-width s has s²/6; with s = 1 there is neither.
    let steps = factor == 1 ? 0 : (s * s - 1) / 12 + s * s / 6
    // The blocks' own width, which the weights take in below, has 1/12.
    let variance = (sigma * sigma - steps) / (s * s) - 1.0 / 12
    if variance <= 1e-6 { return [0] }
    let reach = Int((3 * variance.squareRoot()).rounded(.up))
    let width = (2 * variance).squareRoot()
    let weights = (0...reach).map { erf((Double($0) + 0.5) / width) - erf((Double($0) - 0.5) / width) }
    let sum = weights[0] + 2 * weights.dropFirst().reduce(0, +)
    let sides = weights.dropFirst().map { UInt16($0 / sum * 65_536 + 0.5) }
    let centre = 65_536 - 2 * sides.reduce(0) { $0 + Int($1) }
    return centre < 65_536 ? [UInt16(centre)] + sides : [0]
  }

  /// Whether it changes nothing.
  var isNone: Bool { sigmaX == 0 && sigmaY == 0 }

  /// How many pixels away a pixel can have an effect.
  var reachX: Int { sigmaX == 0 ? 0 : (weightsX.count + 1) * factorX }
  var reachY: Int { sigmaY == 0 ? 0 : (weightsY.count + 1) * factorY }

  /// Writes the blurred pixels of all of `target`; outside its bounds `source` counts as clear.
  ///
  /// - Parameters:
  ///   - dithers: Whether results are rounded up or down by a fine pattern, in the mean as often as they should.
  ///   - isLinear: Whether colours are mixed in linear light.
  func apply(_ source: Surface, into target: Surface, dithers: Bool = false, isLinear: Bool = false) {
    if isNone {
      for y in target.bounds.minY..<target.bounds.maxY { copyRow(source, target, y) }
      return
    }
    if target.bounds.isEmpty { return }
    if source.bounds.isEmpty { return target.fill(target.bounds, 0) }
    let pass = BlurPass(
      source, target.bounds, isLinear: isLinear, factorX: factorX, factorY: factorY, weightsX: weightsX,
      weightsY: weightsY)
    pass.write(to: target, dithers: dithers)
  }

  private func copyRow(_ source: Surface, _ target: Surface, _ y: Int) {
    let part = source.bounds.intersection(target.bounds)
    if part.isEmpty || y < part.minY || y >= part.maxY { return }
    target.pointer(part.minX, y).update(from: source.pointer(part.minX, y), count: part.width)
  }
}
