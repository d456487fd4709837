import FlipbookMotion
import Foundation
import Testing

@testable import Flipbook

@Suite("Random bytes")
struct RandomBytesTests {
  private func bytes(_ seed: UInt64) -> [UInt8] {
    SceneRandom.restart(seed: seed, at: .initialisation)
    var bytes = [UInt8](repeating: 0, count: 21)
    #expect(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess)
    return bytes
  }

  @Test("bytes follow from the seed, to the last")
  func seed() {
    #expect(bytes(1) == bytes(1) && bytes(1) != bytes(2))
    #expect(Set(bytes(1)).count > 12)
  }
}
