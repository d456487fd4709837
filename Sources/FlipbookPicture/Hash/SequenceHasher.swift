/// Folds hashes in order, so that the digest of a sequence follows from those of its parts, wherever it is cut.
///
/// Two polynomials modulo 2^61 − 1, a Mersenne prime, with the halves of the hashes as coefficients (Karp and Rabin's
/// method). The hashes are digests themselves, so equal values of different sequences are as rare as of random ones.
package struct SequenceHasher: Sendable {
  private static let prime: UInt64 = (1 << 61) - 1
  /// Arbitrary values below the prime.
  private static let bases: (UInt64, UInt64) = (0x0d6e_8feb_8665_9fd9, 0x1656_67b1_9e37_79f9)

  private var a: UInt64 = 0
  private var b: UInt64 = 0
  /// The number of hashes.
  package private(set) var count = 0
  /// The bases to the power of the count, where the sequence is appended to others; nil until then.
  private var scales: (UInt64, UInt64)?

  package init() {}

  /// Folds one hash.
  @inline(__always)
  package mutating func append(_ hash: ContentHash) {
    a = Self.reduced(Self.product(a, Self.bases.0) + (hash.high >> 3))
    b = Self.reduced(Self.product(b, Self.bases.1) + (hash.low >> 3))
    count += 1
    scales = nil
  }

  /// Folds a sequence.
  package mutating func append(_ other: SequenceHasher) {
    let scales = other.scales ?? other.powers
    a = Self.reduced(Self.product(a, scales.0) + other.a)
    b = Self.reduced(Self.product(b, scales.1) + other.b)
    count += other.count
    self.scales = nil
  }

  /// Works out what appending the sequence to another takes, for a sequence that is appended again and again.
  package mutating func prepare() { scales = powers }

  private var powers: (UInt64, UInt64) {
    (Self.power(Self.bases.0, count), Self.power(Self.bases.1, count))
  }

  /// The digest of the sequence and its length.
  package func finalize() -> ContentHash {
    var hasher = ContentHasher(seed: 0x5e9)
    combine(into: &hasher)
    return hasher.finalize()
  }

  package func combine(into hasher: inout ContentHasher) {
    hasher.combine(a)
    hasher.combine(b)
    hasher.combine(count)
  }

  /// A number below 2^63 modulo the prime.
  @inline(__always)
  private static func reduced(_ value: UInt64) -> UInt64 {
    let sum = (value & prime) + (value >> 61)
    return sum >= prime ? sum - prime : sum
  }

  /// A number congruent to the product of two below 2^61, itself below 2^62.
  @inline(__always)
  private static func product(_ x: UInt64, _ y: UInt64) -> UInt64 {
    let wide = x.multipliedFullWidth(by: y)
    return (wide.low & prime) + (wide.high << 3 | wide.low >> 61)
  }

  private static func power(_ base: UInt64, _ exponent: Int) -> UInt64 {
    var (result, square, rest) = (1 as UInt64, base, exponent)
    while rest > 0 {
      if rest & 1 == 1 { result = reduced(product(result, square)) }
      square = reduced(product(square, square))
      rest >>= 1
    }
    return result
  }
}
