import Foundation

/// The fingerprint of a font file, by which its versions are kept apart.
package struct FontFingerprint: Hashable, Sendable, Codable {
  /// The file's name without its folder.
  package var file: String
  /// In bytes.
  package var size: Int
  /// The CRC-32 of the content, as eight hexadecimal digits.
  package var checksum: String

  package init(file: String, size: Int, checksum: String) {
    self.file = file
    self.size = size
    self.checksum = checksum
  }

  /// Of every pinned font that is installed, by name; each file is read once a process.
  package static let installed: [FontFingerprint] = {
    Set(FontLibrary.installedFaces.map(\.file)).compactMap { path in
      let url = URL(fileURLWithPath: path)
      // Foundation reads rather than maps where it may choose, and copying the files takes longer than the sums.
      guard let data = try? Data(contentsOf: url, options: .alwaysMapped) else { return nil }
      let checksum = data.withUnsafeBytes { Deflater.crc32($0) }
      return FontFingerprint(
        file: url.lastPathComponent, size: data.count, checksum: String(format: "%08x", checksum))
    }.sorted { $0.file < $1.file }
  }()
}
