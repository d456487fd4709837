import Foundation

extension Noise {
  /// Simplex noise on a line: the plane's along its x axis.
  public func simplex(_ x: Double) -> Double { simplex(x, 0) }

  /// Simplex noise in the plane: random gradients on a triangular lattice (Perlin 2001), with no directions of its
  /// own; smooth everywhere.
  public func simplex(_ x: Double, _ y: Double) -> Double {
    let skew = (x + y) * Self.skew2
    let (i, _) = Self.cell(x + skew)
    let (j, _) = Self.cell(y + skew)
    let unskew = (Double(i) + Double(j)) * Self.unskew2
    let x0 = x - (Double(i) - unskew)
    let y0 = y - (Double(j) - unskew)
    guard abs(x0) < 2, abs(y0) < 2 else { return 0 }
    // The triangle's middle corner lies to the right or below.
    let (di, dj): (Int64, Int64) = x0 > y0 ? (1, 0) : (0, 1)
    var sum = corner(i, j, x0, y0)
    sum += corner(i &+ di, j &+ dj, x0 - Double(di) + Self.unskew2, y0 - Double(dj) + Self.unskew2)
    sum += corner(i &+ 1, j &+ 1, x0 - 1 + 2 * Self.unskew2, y0 - 1 + 2 * Self.unskew2)
    return sum * Self.scale2
  }

  /// Simplex noise in space, or in a plane that changes with time.
  public func simplex(_ x: Double, _ y: Double, _ z: Double) -> Double {
    let skew = (x + y + z) / 3
    let (i, _) = Self.cell(x + skew)
    let (j, _) = Self.cell(y + skew)
    let (k, _) = Self.cell(z + skew)
    let unskew = (Double(i) + Double(j) + Double(k)) / 6
    let p = SIMD3(x - (Double(i) - unskew), y - (Double(j) - unskew), z - (Double(k) - unskew))
    guard abs(p.x) < 2, abs(p.y) < 2, abs(p.z) < 2 else { return 0 }
    // The corners are reached by going one step along the axes in order of the coordinates' size.
    let first: SIMD3<Int64>
    let second: SIMD3<Int64>
    if p.x >= p.y {
      if p.y >= p.z {
        (first, second) = (SIMD3(1, 0, 0), SIMD3(1, 1, 0))
      } else if p.x >= p.z {
        (first, second) = (SIMD3(1, 0, 0), SIMD3(1, 0, 1))
      } else {
        (first, second) = (SIMD3(0, 0, 1), SIMD3(1, 0, 1))
      }
    } else if p.y < p.z {
      (first, second) = (SIMD3(0, 0, 1), SIMD3(0, 1, 1))
    } else if p.x < p.z {
      (first, second) = (SIMD3(0, 1, 0), SIMD3(0, 1, 1))
    } else {
      (first, second) = (SIMD3(0, 1, 0), SIMD3(1, 1, 0))
    }
    var sum = corner(i, j, k, p)
    sum += corner(i &+ first.x, j &+ first.y, k &+ first.z, p - SIMD3<Double>(first) + 1.0 / 6)
    sum += corner(i &+ second.x, j &+ second.y, k &+ second.z, p - SIMD3<Double>(second) + 2.0 / 6)
    sum += corner(i &+ 1, j &+ 1, k &+ 1, p - 0.5)
    return sum * Self.scale3
  }

  /// (√3 - 1) / 2
  private static let skew2 = 0.366_025_403_784_438_65
  /// (3 - √3) / 6
  private static let unskew2 = 0.211_324_865_405_187_13
  // One over the largest sum there can be, found by maximising over positions and gradients.
  private static let scale2 = 99.204_334_582_718_69
  private static let scale3 = 76.880_750_031_819_87

  /// Sixteen directions in the plane.
  private static let directions: [SIMD2<Double>] = (0..<16).map { i in
    let angle = Double(i) * .pi / 8
    return SIMD2(cos(angle), sin(angle))
  }

  @inline(__always)
  private func corner(_ i: Int64, _ j: Int64, _ x: Double, _ y: Double) -> Double {
    let reach = 0.5 - x * x - y * y
    guard reach > 0 else { return 0 }
    let gradient = Self.directions[Int(hash(i, j, 0) >> 60)]
    let square = reach * reach
    return square * square * (gradient.x * x + gradient.y * y)
  }

  @inline(__always)
  private func corner(_ i: Int64, _ j: Int64, _ k: Int64, _ p: SIMD3<Double>) -> Double {
    let reach = 0.5 - (p * p).sum()
    guard reach > 0 else { return 0 }
    // The twelve edges of a cube: an axis that is 0 and two signs.
    let bits = hash(i, j, k)
    let a = bits & 1 == 0 ? 1.0 : -1
    let b = bits & 2 == 0 ? 1.0 : -1
    let dot =
      switch (bits >> 32) % 3 {
      case 0: a * p.y + b * p.z
      case 1: a * p.x + b * p.z
      default: a * p.x + b * p.y
      }
    let square = reach * reach
    return square * square * dot
  }
}
