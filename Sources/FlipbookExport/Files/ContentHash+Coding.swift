import FlipbookPicture
import FlipbookDigest
import Foundation

extension ContentHash {
  /// The hash that 32 hexadecimal digits stand for; nil for any other text.
  package init?(hexadecimal text: String) {
    guard text.utf8.count == 32, let high = UInt64(text.prefix(16), radix: 16),
      let low = UInt64(text.suffix(16), radix: 16)
    else { return nil }
    self.init(high: high, low: low)
  }

  /// The digest of a file's bytes.
  package init(of bytes: [UInt8]) {
    var hasher = ContentHasher(seed: 0xf17e)
    bytes.withUnsafeBytes { hasher.combine($0) }
    self = hasher.finalize()
  }
}

// Manifests are read by people and other programs: hashes stand in them as texts.
extension ContentHash: Codable {
  /// Reads a hash from 32 hexadecimal digits; throws for any other text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let hash = ContentHash(hexadecimal: try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "a hash has 32 hexadecimal digits")
    }
    self = hash
  }

  /// Writes the hash as 32 hexadecimal digits.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
