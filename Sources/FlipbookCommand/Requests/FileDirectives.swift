import FlipbookScenes
import Foundation

/// Options that a scene file gives for itself, in comments before its first line of code:
///
/// ```swift
/// // flipbook: --duration 8s --size 800x600
/// ```
/// Options of the command line override them.
enum FileDirectives {
  private static let marker = "flipbook:"

  /// A file may set the options of the scene and the picture.
  private static let parser = OptionParser(
    command: "// flipbook:", operands: "", summary: "",
    sections: [OptionSections.scene, OptionSections.lottie, OptionSections.picture])

  /// The options of a file with what its directives add.
  ///
  /// - Throws: ``FlipbookFailure`` that names the file and the line of a directive that can't be understood.
  static func adding(to options: ParsedOptions) throws -> ParsedOptions {
    guard let path = options.positionals.first, path.lowercased().hasSuffix(".swift"),
      let data = FileManager.default.contents(atPath: path),
      let source = String(data: data, encoding: .utf8)
    else { return options }
    var result = options
    for (line, words) in directives(in: source) {
      do {
        let parsed = try parser.parse(words)
        if let stray = parsed.positionals.first {
          throw FlipbookFailure("\"\(stray)\" is no option.", .scene)
        }
        result = result.over(parsed)
      } catch let failure as FlipbookFailure {
        let reason = failure.message.replacing(" See \"// flipbook: --help\".", with: "")
        throw FlipbookFailure("\(path):\(line): in \"// flipbook:\": \(reason)", .scene)
      }
    }
    return result
  }

  /// The words of each directive with its line, from 1.
  static func directives(in source: String) -> [(line: Int, words: [String])] {
    var found: [(Int, [String])] = []
    var (rest, number) = (Substring(source), 0)
    // Only the comments at the top are read.
    while !rest.isEmpty {
      let line = rest.prefix { !$0.isNewline }
      rest = rest[line.endIndex...].dropFirst()
      number += 1
      let text = line.drop(while: \.isWhitespace)
      guard text.isEmpty || text.hasPrefix("//") else { break }
      let comment = text.drop { $0 == "/" }.drop(while: \.isWhitespace)
      guard comment.hasPrefix(marker) else { continue }
      found.append((number, words(in: comment.dropFirst(marker.count))))
    }
    return found
  }

  /// Splits at spaces outside double quotes.
  private static func words(in text: Substring) -> [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    for character in text {
      if character == "\"" {
        isQuoted.toggle()
        word = word ?? ""
      } else if character.isWhitespace, !isQuoted {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    return words
  }
}
