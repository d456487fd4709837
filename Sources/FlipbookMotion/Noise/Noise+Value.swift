import Foundation

extension Noise {
  /// Value noise on a line: random numbers at whole positions, smooth to the second derivative between.
  public func value(_ x: Double) -> Double {
    let (i, u) = Self.cell(x)
    return Self.mix(lattice(i), lattice(i &+ 1), Self.fade(u))
  }

  /// Value noise in the plane.
  public func value(_ x: Double, _ y: Double) -> Double {
    let (i, u) = Self.cell(x)
    let (j, v) = Self.cell(y)
    let fu = Self.fade(u)
    return Self.mix(
      Self.mix(lattice(i, j), lattice(i &+ 1, j), fu),
      Self.mix(lattice(i, j &+ 1), lattice(i &+ 1, j &+ 1), fu), Self.fade(v))
  }

  /// Value noise in space, or in a plane that changes with time.
  public func value(_ x: Double, _ y: Double, _ z: Double) -> Double {
    let (i, u) = Self.cell(x)
    let (j, v) = Self.cell(y)
    let (k, w) = Self.cell(z)
    let fu = Self.fade(u)
    let fv = Self.fade(v)
    func plane(_ k: Int64) -> Double {
      Self.mix(
        Self.mix(lattice(i, j, k), lattice(i &+ 1, j, k), fu),
        Self.mix(lattice(i, j &+ 1, k), lattice(i &+ 1, j &+ 1, k), fu), fv)
    }
    return Self.mix(plane(k), plane(k &+ 1), Self.fade(w))
  }

  @inline(__always)
  private static func mix(_ a: Double, _ b: Double, _ amount: Double) -> Double { a + (b - a) * amount }

  /// 6t⁵ - 15t⁴ + 10t³: flat to the second derivative at both ends.
  @inline(__always)
  private static func fade(_ t: Double) -> Double { t * t * t * (t * (t * 6 - 15) + 10) }
}
