import Testing

@testable import FlipbookPicture

@Suite("Digests of sequences") struct SequenceHasherTests {
  private func hashes(_ values: [Int]) -> [ContentHash] {
    values.map { value in
      var hasher = ContentHasher()
      hasher.combine(value)
      return hasher.finalize()
    }
  }

  private func folded(_ values: [Int]) -> SequenceHasher {
    var hasher = SequenceHasher()
    for hash in hashes(values) { hasher.append(hash) }
    return hasher
  }

  @Test("a sequence has one digest, wherever it is cut")
  func cuts() {
    let values = Array(0..<40)
    let whole = folded(values).finalize()
    for first in 0...40 {
      for second in [first, (first + 40) / 2, 40] {
        var parts = folded(Array(values[..<first]))
        var middle = folded(Array(values[first..<second]))
        if first % 2 == 0 { middle.prepare() }
        parts.append(middle)
        parts.append(folded(Array(values[second...])))
        #expect(parts.finalize() == whole, "\(first), \(second)")
        #expect(parts.count == 40)
      }
    }
  }

  @Test("order, length and repeats matter")
  func structure() {
    let digests = [[], [1], [2], [1, 1], [1, 2], [2, 1], [1, 1, 1], [1, 2, 1], [0, 1], [1, 0]].map {
      folded($0).finalize()
    }
    #expect(Set(digests).count == digests.count)
    // A pattern that polynomials modulo a power of two can't tell from its inverse.
    let pattern = (0..<4096).map { $0.nonzeroBitCount % 2 }
    #expect(folded(pattern).finalize() != folded(pattern.map { 1 - $0 }).finalize())
  }

  @Test("known sequences keep their digests, so that stored hashes stay valid")
  func stability() {
    #expect(folded([1, 2, 3]).finalize().description == "d57ad1b922d8a6b515fde30027791477")
  }
}
