import FlipbookScenes
import Foundation
import Testing

/// The files and commands of a page, in their order.
///
/// `<!-- file: NAME -->` stands before a file's text, `<!-- run: CODE -->` before commands, of which the last ends with CODE and the others with
/// 0. A picture `images/NAME.png` is what a command writes as `NAME.png`; `FLIPBOOK_RECORD_TUTORIALS=1` writes it into the documentation.
struct PageSteps: Sendable {
  enum Step: Sendable {
    case file(name: String, text: String)
    case run(code: Int32, lines: [String])
  }

  static let docs = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../docs").standardizedFileURL

  let steps: [Step]
  /// The names of the pictures that the page shows.
  let pictures: [String]

  init(_ text: String) throws {
    steps = try text.matches(of: /<!-- (file|run): (\S+) -->\n```\w*\n((?:.|\n)*?)```\n/).map { match in
      if match.1 == "file" { return .file(name: String(match.2), text: String(match.3)) }
      return .run(
        code: try #require(Int32(match.2)), lines: match.3.split(separator: "\n").map(String.init))
    }
    // A block without its mark would be left out.
    #expect(steps.count == text.matches(of: /\n```[a-z]*\n(.|\n)*?```\n/).count)
    pictures = Set(text.matches(of: /\]\((?:\.\.\/)?images\/(.+?\.png)\)/).map { String($0.1) }).sorted()
  }

  /// Writes the files and runs the commands.
  ///
  /// - Returns: What each command has printed.
  @discardableResult
  func run(in folder: String) throws -> [(line: String, printed: String)] {
    var all: [(line: String, printed: String)] = []
    for step in steps {
      switch step {
      case .file(let name, let text):
        let path = folder + "/" + name
        try FileManager.default.createDirectory(
          atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try text.write(toFile: path, atomically: true, encoding: .utf8)
      case .run(let code, let lines):
        for (index, line) in lines.enumerated() {
          let (found, printed) = try FlipbookProgram.shell(line, in: folder)
          #expect(found == (index == lines.count - 1 ? code : 0), "\(line): \(printed)")
          all.append((line, printed))
        }
      }
    }
    return all
  }

  /// Compares the page's pictures with those in a folder.
  func comparePictures(in folder: String) throws {
    for picture in pictures {
      let made = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + picture))
      let shown = Self.docs.appendingPathComponent("images/" + picture)
      if ProcessInfo.processInfo.environment["FLIPBOOK_RECORD_TUTORIALS"] == "1" {
        try made.write(to: shown, options: .atomic)
      }
      #expect(made == (try? Data(contentsOf: shown)), "\(picture)")
    }
  }
}
