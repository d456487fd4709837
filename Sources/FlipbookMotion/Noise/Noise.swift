import Foundation

/// Smooth randomness: a function of position that looks random and is the same every time for a seed.
///
/// Values lie between -1 and 1, around 0; features are about one unit wide. The randomness is a hash of the
/// lattice points around a position, so no table has to be built and positions may be anywhere; those that are no
/// finite numbers give 0.
public struct Noise: Hashable, Sendable {
  /// The seed; another one gives other values.
  public let seed: UInt64

  /// Makes the noise of a seed.
  public init(seed: UInt64 = 0) {
    self.seed = seed
  }

  /// A random number between -1 and 1 for a lattice point.
  @inline(__always)
  func lattice(_ x: Int64, _ y: Int64 = 0, _ z: Int64 = 0) -> Double {
    Double(Int64(bitPattern: hash(x, y, z)) >> 11) * 0x1p-52
  }

  /// 64 well-mixed bits for a lattice point (the finisher of SplitMix64, once for each coordinate).
  @inline(__always)
  func hash(_ x: Int64, _ y: Int64, _ z: Int64) -> UInt64 {
    var bits = Self.mix(seed &+ 0x9E37_79B9_7F4A_7C15 &+ UInt64(bitPattern: x))
    bits = Self.mix(bits &+ UInt64(bitPattern: y) &* 0xD1B5_4A32_D192_ED03)
    return Self.mix(bits &+ UInt64(bitPattern: z) &* 0xABC9_8388_FB8F_AC03)
  }

  @inline(__always)
  private static func mix(_ value: UInt64) -> UInt64 {
    var z = value
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// The lattice coordinate below a position and the rest, 0…1. Beyond 2^62 there is no rest.
  @inline(__always)
  static func cell(_ x: Double) -> (index: Int64, fraction: Double) {
    guard abs(x) < 0x1p62 else { return (0, 0) }
    let floor = x.rounded(.down)
    return (Int64(floor), x - floor)
  }
}
