// C's random functions, seeded by `--seed`. Declared again here, they hide the system's, which give other numbers in
// every run, in a file that imports Flipbook.

/// A number of 32 bits.
public func arc4random() -> UInt32 { UInt32(truncatingIfNeeded: SceneRandom.next()) }

/// A number from 0 up to a bound, without it.
public func arc4random_uniform(_ upperBound: UInt32) -> UInt32 {
  upperBound < 2 ? 0 : UInt32.random(in: 0..<upperBound)
}

/// A number from 0 up to 1, without it.
public func drand48() -> Double { Double(SceneRandom.next() >> 11) / 9_007_199_254_740_992 }

/// Has no effect: the sequence is that of `--seed`.
public func srand48(_ seed: Int) {}

/// A number from 0 to `RAND_MAX`.
public func rand() -> Int32 { Int32(truncatingIfNeeded: SceneRandom.next() >> 33) }

/// Has no effect: the sequence is that of `--seed`.
public func srand(_ seed: UInt32) {}

/// A number from 0 to 2³¹ − 1.
public func random() -> Int { Int(SceneRandom.next() >> 33) }

/// Has no effect: the sequence is that of `--seed`.
public func srandom(_ seed: UInt32) {}
