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

  /// Writes the blurred pixels of all of `target`; outside its bounds `source` counts as clear.
  ///
  /// - Parameter dithers: Whether results are rounded up or down by a fine pattern, in the mean as often as they should.
  func apply(_ source: Surface, into target: Surface, dithers: Bool = false) {
    if sigmaX == 0 && sigmaY == 0 {
      for y in target.bounds.minY..<target.bounds.maxY { copyRow(source, target, y) }
      return
    }
    if source.bounds.isEmpty || target.bounds.isEmpty { return }
    let pass = BlurPass(
      source, target.bounds, factorX: factorX, factorY: factorY, weightsX: weightsX, weightsY: weightsY)
    pass.write(to: target, dithers: dithers)
  }

  private func copyRow(_ source: Surface, _ target: Surface, _ y: Int) {
    let part = source.bounds.intersection(target.bounds)
    if part.isEmpty || y < part.minY || y >= part.maxY { return }
    target.pointer(part.minX, y).update(from: source.pointer(part.minX, y), count: part.width)
  }
}
