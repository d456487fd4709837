/// Random numbers that depend on a seed alone.
struct LottieRandom {
  private var state: UInt64

  init(seed: UInt64, salt: UInt64 = 0) {
    state = Self.mix(seed &+ 0x9e37_79b9_7f4a_7c15) ^ Self.mix(salt &+ 0x2545_f491_4f6c_dd1d)
  }

  /// The next number, 0..<1.
  mutating func next() -> Double {
    state &+= 0x9e37_79b9_7f4a_7c15
    return Double(Self.mix(state) >> 11) / 9_007_199_254_740_992
  }

  /// The steps of SplitMix64.
  private static func mix(_ value: UInt64) -> UInt64 {
    var z = value
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  /// A smooth curve through random values, −1…1.
  ///
  /// - Parameter place: One value a unit, and a curve without jumps between them.
  static func noise(_ place: Double, seed: UInt64) -> Double {
    guard abs(place) < 1e15 else { return 0 }
    let low = place.rounded(.down)
    func value(_ index: Double) -> Double {
      var random = LottieRandom(seed: seed, salt: UInt64(bitPattern: Int64(index)))
      return random.next() * 2 - 1
    }
    let (before, start, end, after) = (value(low - 1), value(low), value(low + 1), value(low + 2))
    // A Catmull-Rom curve through the values.
    let t = place - low
    let a = 2 * start
    let b = (end - before) * t
    let c = (2 * before - 5 * start + 4 * end - after) * t * t
    let d = (3 * start - before - 3 * end + after) * t * t * t
    return max(-1, min(1, (a + b + c + d) / 2))
  }
}
