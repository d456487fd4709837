import FlipbookPicture
import Foundation

extension FilmSoundtrack {
  /// The hash of everything that decides the encoded bytes besides the files' content, and of that content.
  ///
  /// - Throws: ``ExportError`` when a file can't be read.
  func identity(_ plan: EncodingPlan, version: String) throws -> (context: ContentHash, content: ContentHash)
  {
    var context = ContentHasher(seed: 0x50d)
    let names = Set(files.map { "file:" + $0 })
    for text in try arguments(plan, folder: nil, output: "").dropLast() where !names.contains(text) {
      context.combine(text)
    }
    context.combine(version)
    let digests = try files.map { file in
      let size = try? FileManager.default.attributesOfItem(atPath: file)[.size] as? NSNumber
      guard let digest = SegmentFile.digest(file, length: size?.intValue ?? 0) else {
        throw ExportError(.settings, "The sound file \"\(file)\" can't be read.")
      }
      return digest
    }
    if digests.count == 1 { return (context.finalize(), digests[0]) }
    var content = ContentHasher(seed: 0x50e)
    for digest in digests { content.combine(digest) }
    return (context.finalize(), content.finalize())
  }
}
