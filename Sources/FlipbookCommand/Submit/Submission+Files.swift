import FlipbookScenes
import Foundation

extension Submission {
  /// The exit code of the join; nil before its end.
  var result: Int32? {
    FileManager.default.contents(atPath: resultFile).flatMap {
      Int32(String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
    }
  }

  /// Makes the folder of scripts and logs, without those of an earlier submission.
  ///
  /// - Throws: ``FlipbookFailure``.
  func prepare(_ texts: SubmissionTexts) throws {
    let manager = FileManager.default
    do {
      try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
      for name in try manager.contentsOfDirectory(atPath: folder) where Self.isOwn(name) {
        try manager.removeItem(atPath: "\(folder)/\(name)")
      }
    } catch { throw FlipbookFailure("The folder \"\(folder)\" can't be written.", .failure) }
    for file in texts.files { try TextFile.write(file.text, to: file.path) }
  }

  private static func isOwn(_ name: String) -> Bool {
    name == "joined" || [".log", ".sh", ".tsv"].contains(where: name.hasSuffix)
  }

  /// The end of a log.
  static func end(of log: String, lines: Int = 20) -> String? {
    guard let file = FileHandle(forReadingAtPath: log), let length = try? file.seekToEnd(), length > 0 else {
      return nil
    }
    try? file.seek(toOffset: length > 16_384 ? length - 16_384 : 0)
    let text = String(decoding: (try? file.readToEnd()) ?? Data(), as: UTF8.self)
    return text.split(separator: "\n").suffix(lines).joined(separator: "\n")
  }
}
