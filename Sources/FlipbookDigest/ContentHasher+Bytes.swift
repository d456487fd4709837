internal import CXXHash
import FlipbookPicture
import Foundation

extension ContentHasher {
  /// Folds the XXH3-128 of bytes, and their number.
  package mutating func combine(_ bytes: UnsafeRawBufferPointer) {
    let hash = XXH3_128bits(bytes.baseAddress, bytes.count)
    combine(hash.low64)
    combine(hash.high64)
    combine(bytes.count)
  }

  /// Folds the XXH3-128 of bytes, and their number.
  package mutating func combine(bytes data: Data) { data.withUnsafeBytes { combine($0) } }
}
