import Foundation

/// How a picture is blurred along one of its sides.
///
/// Small deviations convolve pixels. For larger ones, pixels are averaged in boxes, convolved with a bell at every
/// second box border, and brought back by a spline through these places: all three are much cheaper than the bell
/// itself, and none moves anything.
struct BlurAxis {
  /// The standard deviation, in pixels.
  let sigma: Double
  /// Pixels from one convolved place to the next: 1, or a power of two from 2 to 256.
  let factor: Int
  /// Of a pixel itself where the factor is 1, with 16 fraction bits.
  let centre: UInt16
  /// Of the boxes around a place, both sides alike, with 16 fraction bits. All together are one; none: nothing is blurred.
  let weights: [UInt16]
  /// Of the place before a pixel, its own and the one after it, for each of the pixels of a place.
  let spline: [[UInt16]]

  /// Negative deviations and those that are no number count as 0.
  init(sigma: Double) {
    let sigma = sigma > 0 ? min(sigma, GaussianBlur.largestSigma) : 0
    self.sigma = sigma
    // Boxes are at most half as wide as the deviation.
    var box = 1
    while box < 128 && sigma / Double(box * 2) >= 2 { box *= 2 }
    factor = sigma < 2 ? 1 : box * 2
    let b = Double(box)
    // Variances of what is done one after the other add up. A box of b pixels has (b² − 1) / 12. The
    // quadratic B-spline through places 2b apart has (2b)² / 4 = b². Weights integrated over whole boxes have
    // a twelfth of a box's square. The bell gets the rest, in units of boxes.
    let boxes = (b * b - 1) / 12
    let variance = (sigma * sigma - boxes - (factor == 1 ? 0 : b * b)) / (b * b) - 1.0 / 12
    let offset = factor == 1 ? 1.0 : 0.5
    (centre, weights) = Self.bell(variance, from: offset)
    spline = factor == 1 ? [] : Self.spline(factor)
  }

  /// The weights of a Gaussian, each integrated over its box by `erf` and cut off at three deviations, with
  /// 16 fraction bits (65,536 is one). The rounding error goes to the middle, so that they add up to one.
  private static func bell(_ variance: Double, from offset: Double) -> (UInt16, [UInt16]) {
    if variance <= 1e-6 { return (0, []) }
    let reach = Int((3 * variance.squareRoot() + 1 - offset).rounded(.up))
    let width = (2 * variance).squareRoot()
    func weight(_ distance: Double) -> Double {
      erf((distance + 0.5) / width) - erf((distance - 0.5) / width)
    }
    let sides = (0..<reach).map { weight(Double($0) + offset) }
    let own = offset == 1 ? weight(0) : 0
    let sum = own + 2 * sides.reduce(0, +)
    var weights = sides.map { UInt16($0 / sum * 65_536 + 0.5) }
    let rest = 65_536 - 2 * weights.reduce(0) { $0 + Int($1) }
    if offset == 1 { return rest < 65_536 ? (UInt16(rest), weights) : (0, []) }
    weights[0] = UInt16(Int(weights[0]) + rest / 2)
    return (0, weights)
  }

  /// The weights of the uniform quadratic B-spline, (½ − t)² / 2, the rest, (½ + t)² / 2, at the centres of a
  /// place's pixels, with 16 fraction bits.
  private static func spline(_ factor: Int) -> [[UInt16]] {
    (0..<factor).map { pixel in
      let t = (Double(pixel) + 0.5) / Double(factor) - 0.5
      let before = UInt16((0.5 - t) * (0.5 - t) / 2 * 65_536 + 0.5)
      let after = UInt16((0.5 + t) * (0.5 + t) / 2 * 65_536 + 0.5)
      return [before, UInt16(65_536 - Int(before) - Int(after)), after]
    }
  }

  /// Boxes on one side of a place that have weight.
  var reach: Int { weights.count }

  /// How many pixels are averaged in a box.
  var box: Int { max(1, factor / 2) }

  /// How many pixels away a pixel can have an effect.
  var pixelReach: Int {
    if factor == 1 { return reach }
    return (reach + 3) * box
  }

  /// The spline's weights for eight pixels at a time, as `pixel_rows_stretch` takes them.
  var stretchWeights: [UInt16] {
    (0..<max(1, factor / 8)).flatMap { group in
      (0..<3).flatMap { part in
        (0..<8).flatMap { [UInt16](repeating: spline[(8 * group + $0) % factor][part], count: 4) }
      }
    }
  }
}
