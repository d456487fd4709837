import FlipbookGoldens
import FlipbookMedia
import FlipbookScenes
import Foundation

/// Reads files of captions that `--captions` names.
enum CaptionsText {
  /// The captions of a file, and what is odd about it.
  ///
  /// - Throws: ``FlipbookFailure`` when there is no such file or it holds no captions.
  static func read(_ path: String) throws -> (captions: FilmCaptions, issues: [String]) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw FlipbookFailure("--captions: there is no file \"\(path)\" to read.", .usage)
    }
    do {
      let file = try CaptionFile([UInt8](data))
      let issues = file.issues.map { "The captions \"\(path)\", \($0)." }
      return (FilmCaptions(cues: file.cues, language: language(of: path)), issues)
    } catch { throw FlipbookFailure("--captions: the file \"\(path)\" \(error.reason).", .usage) }
  }

  /// The language that a name says, such as that of `talk.de.srt`, by three letters; nil for none.
  static func language(of path: String) -> String? {
    let parts = PathText.name(of: path).split(separator: ".")
    guard parts.count > 2 else { return nil }
    let word = String(parts[parts.count - 2].prefix { $0 != "-" && $0 != "_" }).lowercased()
    guard (2...3).contains(word.count), word.allSatisfy(\.isLetter) else { return nil }
    let code = Locale.LanguageCode(word)
    guard code.isISOLanguage else { return nil }
    return code.identifier(.alpha3)
  }
}
