import Foundation

/// The identity of this build of Flipbook.
enum ProgramIdentity {
  /// The build's own id, which the linker makes of all that it links; the hash of the program where it has none.
  static let current: String = {
    let path = "/proc/self/exe"
    guard let handle = FileHandle(forReadingAtPath: path), let start = try? handle.read(upToCount: 1 << 14)
    else {
      return FlipbookVersion.current
    }
    return buildID(in: [UInt8](start)) ?? FileDigest(path)?.hash.description ?? FlipbookVersion.current
  }()

  /// The id in an ELF note: the lengths of name and content, the kind 3, the name `GNU`, the content.
  static func buildID(in bytes: [UInt8]) -> String? {
    let name: [UInt8] = [4, 0, 0, 0]
    let tail: [UInt8] = [3, 0, 0, 0] + Array("GNU\0".utf8)
    guard bytes.count > 16 else { return nil }
    for start in stride(from: 0, through: bytes.count - 16, by: 4)
    where bytes[start..<start + 4].elementsEqual(name) {
      let count = Int(bytes[start + 4])
      guard bytes[start + 5..<start + 8].allSatisfy({ $0 == 0 }),
        bytes[start + 8..<start + 16].elementsEqual(tail),
        count > 0, start + 16 + count <= bytes.count
      else { continue }
      return bytes[start + 16..<start + 16 + count].map { String(format: "%02x", $0) }.joined()
    }
    return nil
  }
}
