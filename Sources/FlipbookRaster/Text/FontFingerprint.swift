import Foundation

/// What tells a font file from another version of it.
package struct FontFingerprint: Hashable, Sendable, Codable {
  /// The file's name without its folder.
  package var file: String
  /// In bytes.
  package var size: Int
  /// The CRC-32 of the content, as eight hexadecimal digits.
  package var checksum: String

  /// Of every pinned font that is installed, by name; each file is read once a process.
  package static let installed: [FontFingerprint] = {
    let files = Set(FontLibrary.installedFaces.map(\.file)).sorted {
      ($0 as NSString).lastPathComponent < ($1 as NSString).lastPathComponent
    }
    return files.compactMap { path in
      guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe) else {
        return nil
      }
      let checksum = data.withUnsafeBytes { Deflater.crc32($0) }
      return FontFingerprint(
        file: (path as NSString).lastPathComponent, size: data.count,
        checksum: String(format: "%08x", checksum))
    }
  }()
}
