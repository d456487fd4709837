// The standard library's random calls without a generator, seeded by `--seed`. Declared again here, they hide
// the originals in a file that imports Flipbook.

extension FixedWidthInteger {
  /// A number in a range, seeded by `--seed`.
  @inlinable
  public static func random(in range: Range<Self>) -> Self {
    var generator = SystemRandomNumberGenerator()
    return random(in: range, using: &generator)
  }

  /// A number in a range, both ends included, seeded by `--seed`.
  @inlinable
  public static func random(in range: ClosedRange<Self>) -> Self {
    var generator = SystemRandomNumberGenerator()
    return random(in: range, using: &generator)
  }
}

extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
  /// A number in a range, seeded by `--seed`.
  @inlinable
  public static func random(in range: Range<Self>) -> Self {
    var generator = SystemRandomNumberGenerator()
    return random(in: range, using: &generator)
  }

  /// A number in a range, both ends included, seeded by `--seed`.
  @inlinable
  public static func random(in range: ClosedRange<Self>) -> Self {
    var generator = SystemRandomNumberGenerator()
    return random(in: range, using: &generator)
  }
}

extension Bool {
  /// True or false, seeded by `--seed`.
  @inlinable
  public static func random() -> Bool {
    var generator = SystemRandomNumberGenerator()
    return random(using: &generator)
  }
}
