import FlipbookScenes
import Foundation
import Testing

/// Goes through the tutorials: each file is written, each command run, each picture compared.
///
/// `<!-- file: NAME -->` stands before a file's text, `<!-- run: CODE -->` before commands, of which the last ends with CODE and the others with
/// 0. A picture `../images/NAME.png` is what a command writes as `NAME.png`; `FLIPBOOK_RECORD_TUTORIALS=1` writes it into the documentation.
@Suite("The tutorials")
struct TutorialTests {
  private static let docs = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../docs").standardizedFileURL

  private enum Step {
    case file(name: String, text: String)
    case run(code: Int32, lines: [String])
  }

  private func steps(_ text: String) throws -> [Step] {
    try text.matches(of: /<!-- (file|run): (\S+) -->\n```\w*\n((?:.|\n)*?)```\n/).map { match in
      if match.1 == "file" { return .file(name: String(match.2), text: String(match.3)) }
      return .run(
        code: try #require(Int32(match.2)), lines: match.3.split(separator: "\n").map(String.init))
    }
  }

  @Test("each command does what the page says", arguments: ["film", "batch", "goldens", "layers"])
  func tutorial(_ name: String) throws {
    let text = try String(
      contentsOf: Self.docs.appendingPathComponent("tutorials/\(name).md"), encoding: .utf8)
    let folder = try TemporaryFolder.make(in: FlipbookProgram.folder, prefix: "tutorial-")
    let steps = try steps(text)
    // A block without its mark would be left out.
    #expect(steps.count == text.matches(of: /\n```[a-z]*\n(.|\n)*?```\n/).count)
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
        }
      }
    }
    let pictures = Set(text.matches(of: /\]\(\.\.\/images\/(.+?\.png)\)/).map { String($0.1) })
    #expect(!pictures.isEmpty)
    for picture in pictures.sorted() {
      let made = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + picture))
      let shown = Self.docs.appendingPathComponent("images/" + picture)
      if ProcessInfo.processInfo.environment["FLIPBOOK_RECORD_TUTORIALS"] == "1" {
        try made.write(to: shown, options: .atomic)
      }
      #expect(made == (try? Data(contentsOf: shown)), "\(picture)")
    }
  }
}
