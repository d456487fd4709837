/// A random number generator whose whole sequence follows from its seed: the same on every machine, in every
/// run.
///
/// The algorithm is xoshiro256** 1.0 (David Blackman and Sebastiano Vigna, public domain); its four words of
/// state come from SplitMix64 started at the seed. It is quick and passes the usual statistical tests; it is
/// not for secrets.
public struct SeededGenerator: RandomNumberGenerator, Hashable, Sendable {
  private var state: (UInt64, UInt64, UInt64, UInt64)

  /// Makes a generator at the start of a sequence.
  ///
  /// - Parameters:
  ///   - seed: Any value; different seeds give unrelated sequences.
  ///   - stream: Picks one of many unrelated sequences of the same seed, such as one for each particle.
  public init(seed: UInt64, stream: UInt64 = 0) {
    var start = seed
    if stream != 0 {
      var mixer = stream
      start ^= Self.splitMix(&mixer)
    }
    state = (
      Self.splitMix(&start), Self.splitMix(&start), Self.splitMix(&start), Self.splitMix(&start)
    )
  }

  /// Returns the next 64 bits of the sequence.
  public mutating func next() -> UInt64 {
    let result = Self.rotate(state.1 &* 5, by: 7) &* 9
    let shifted = state.1 << 17
    state.2 ^= state.0
    state.3 ^= state.1
    state.1 ^= state.2
    state.0 ^= state.3
    state.2 ^= shifted
    state.3 = Self.rotate(state.3, by: 45)
    return result
  }

  /// One step of SplitMix64.
  private static func splitMix(_ state: inout UInt64) -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  private static func rotate(_ word: UInt64, by bits: UInt64) -> UInt64 {
    word << bits | word >> (64 - bits)
  }

  /// Whether both have the same state, and so the same numbers to come.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.state == rhs.state }

  /// Hashes the state.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(state.0)
    hasher.combine(state.1)
    hasher.combine(state.2)
    hasher.combine(state.3)
  }
}
