import Foundation

/// The source of random bytes.
public struct SecRandomRef: Sendable {}
/// The usual source, nil as with Apple's.
public let kSecRandomDefault: SecRandomRef? = nil

/// Writes random bytes, which follow from `--seed`.
///
/// - Parameters:
///   - count: How many bytes.
///   - bytes: Room for them.
/// - Returns: `errSecSuccess`.
public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> OSStatus {
  var word: UInt64 = 0
  for index in 0..<max(0, count) {
    if index % 8 == 0 { word = SceneRandom.next() }
    bytes.storeBytes(
      of: UInt8(truncatingIfNeeded: word >> (8 * UInt64(index % 8))), toByteOffset: index, as: UInt8.self)
  }
  return errSecSuccess
}
