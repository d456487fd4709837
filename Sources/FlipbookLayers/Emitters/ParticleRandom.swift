/// Random numbers that depend on nothing but a seed: SplitMix64 (Steele, Lea, Flood).
struct ParticleRandom {
  private var state: UInt64

  init(seed: UInt64, number: UInt64) {
    state = seed &+ number &* 0xd134_2543_de82_ef95
    _ = next()
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  /// 0 up to but not including 1.
  mutating func share() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// A value within half a range on both sides of another.
  @inline(__always)
  mutating func about(_ value: Double, _ range: Double) -> Double { value + range * (share() - 0.5) }

  @inline(__always)
  mutating func about(_ spread: (value: Double, range: Double)) -> Double {
    about(spread.value, spread.range)
  }
}
