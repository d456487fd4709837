import FlipbookDigest
import FlipbookPicture
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

  /// Of every pinned font that is installed, by name; each version of the files is read once on a machine.
  package static let installed: [FontFingerprint] = {
    let files = Set(FontLibrary.installedFaces.map(\.file)).sorted()
    guard let memo = FileMemo() else { return made(of: files) }
    return made(of: files, rememberedIn: memo)
  }()

  /// Those of some files, by name; what can't be read is left out.
  ///
  /// - Parameter memo: Where they are kept until one of the files changes.
  static func made(of files: [String], rememberedIn memo: FileMemo) -> [FontFingerprint] {
    var hasher = ContentHasher()
    for file in files { hasher.combine(file) }
    let text = memo.value("font checksums 1 \(hasher.finalize())", files: { files }) {
      made(of: files).map { "\($0.checksum) \($0.size) \($0.file)" }.joined(separator: "\n")
    }
    let found = text.split(separator: "\n").compactMap { line -> FontFingerprint? in
      let words = line.split(separator: " ", maxSplits: 2)
      guard words.count == 3, let size = Int(words[1]) else { return nil }
      return FontFingerprint(file: String(words[2]), size: size, checksum: String(words[0]))
    }
    return found.count == files.count ? found : made(of: files)
  }

  /// Those of some files, by name, read now.
  static func made(of files: [String]) -> [FontFingerprint] {
    files.compactMap { path in
      let url = URL(fileURLWithPath: path)
      // Foundation reads rather than maps where it may choose, and copying the files takes longer than the sums.
      guard let data = try? Data(contentsOf: url, options: .alwaysMapped) else { return nil }
      let checksum = data.withUnsafeBytes { Deflater.crc32($0) }
      return FontFingerprint(
        file: url.lastPathComponent, size: data.count, checksum: String(format: "%08x", checksum))
    }.sorted { $0.file < $1.file }
  }
}
