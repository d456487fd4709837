import Foundation
import Testing

@testable import FlipbookPicture

@Suite struct ContentHasherTests {
  private func hash(_ fold: (inout ContentHasher) -> Void) -> ContentHash {
    var hasher = ContentHasher()
    fold(&hasher)
    return hasher.finalize()
  }

  @Test("the digest of known words never changes, so that stored hashes stay valid")
  func stability() {
    let digest = hash {
      $0.combine(1)
      $0.combine(2.5)
      $0.combine("Flipbook")
    }
    #expect(digest.description == "d1f0080ef3eb7e16c95029a771219d40")
  }

  @Test("minus zero counts as zero and all NaNs count as one")
  func canonicalNumbers() {
    #expect(hash { $0.combine(-0.0) } == hash { $0.combine(0.0) })
    #expect(hash { $0.combine(Double.nan) } == hash { $0.combine(-Double.signalingNaN) })
    #expect(hash { $0.combine(0.0) } != hash { $0.combine(Double.leastNonzeroMagnitude) })
  }

  @Test("order, length and splitting of what is folded matter")
  func structure() {
    #expect(
      hash {
        $0.combine(1)
        $0.combine(2)
      }
        != hash {
          $0.combine(2)
          $0.combine(1)
        })
    #expect(
      hash { $0.combine(0) }
        != hash {
          $0.combine(0)
          $0.combine(0)
        })
    #expect(
      hash {
        $0.combine("ab")
        $0.combine("c")
      }
        != hash {
          $0.combine("a")
          $0.combine("bc")
        })
    #expect(hash { $0.combine("a") } != hash { $0.combine("a\0") })
  }

  @Test("100,000 neighbouring numbers have distinct digests whose bits are half ones")
  func distribution() {
    var seen = Set<ContentHash>()
    var ones = 0
    for i in 0..<100_000 {
      let digest = hash { $0.combine(i) }
      seen.insert(digest)
      ones += digest.high.nonzeroBitCount + digest.low.nonzeroBitCount
    }
    #expect(seen.count == 100_000)
    #expect(abs(Double(ones) / 100_000 - 64) < 0.2)
  }
}
