extension Noise {
  /// A kind of noise to add up.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Values at the points of a lattice, mixed smoothly.
    case value
    /// Random slopes at the corners of a lattice of triangles or tetrahedra.
    case simplex
  }

  /// Noise with detail: several octaves, each of twice the frequency and a share of the size of the one before,
  /// scaled to stay between -1 and 1.
  ///
  /// - Parameters:
  ///   - octaves: the number of layers, 1…16.
  ///   - gain: the size of each layer as a share of the one before.
  public func fractal(
    _ x: Double, _ y: Double = 0, _ z: Double = 0, kind: Kind = .simplex, octaves: Int = 4, gain: Double = 0.5
  ) -> Double {
    let octaves = min(max(octaves, 1), 16)
    var sum = 0.0
    var size = 1.0
    var total = 0.0
    var frequency = 1.0
    for octave in 0..<octaves {
      let layer = Noise(seed: seed &+ UInt64(octave) &* 0x9E37_79B9_7F4A_7C15)
      let (px, py, pz) = (x * frequency, y * frequency, z * frequency)
      switch kind {
      case .value: sum += size * layer.value(px, py, pz)
      case .simplex: sum += size * layer.simplex(px, py, pz)
      }
      total += abs(size)
      size *= gain
      frequency *= 2
    }
    return sum / total
  }
}
