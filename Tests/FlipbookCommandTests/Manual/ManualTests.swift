import FlipbookScenes
import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookCommand

@MainActor
@Suite("The manual page")
struct ManualTests {
  nonisolated private static let mandoc = ProgramFinder.find("mandoc")

  private func mandoc(_ words: [String]) throws -> (code: Int32, text: String) {
    let folder = try TemporaryFolder.make(
      in: FileManager.default.temporaryDirectory.path, prefix: "flipbook-manual-")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/flipbook.1"
    try ManualPage(subcommands: CommandLineTool.subcommands).text.write(
      toFile: path, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Self.mandoc))
    process.arguments = words + [path]
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let data = pipe.fileHandleForReading.readUninterrupted()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  @Test("it has no warning of mandoc", .enabled(if: ManualTests.mandoc != nil))
  func isRight() throws {
    // The page has no date: it is that of the version that prints it.
    let text = try mandoc(["-T", "lint", "-W", "warning"]).text
    #expect(text.split(separator: "\n").filter { !$0.contains("missing date") } == [])
  }

  @Test("all subcommands and options stand in it as they are typed", .enabled(if: ManualTests.mandoc != nil))
  func isWhole() throws {
    let text = try mandoc(["-T", "utf8", "-O", "width=300"]).text.replacing(/.\u{8}/, with: "")
    for subcommand in CommandLineTool.subcommands {
      #expect(text.contains("flipbook \(subcommand.name) "))
      for option in subcommand.parser.sections.flatMap(\.options) where option != OptionSections.help {
        let value = option.value.map { "=\($0)" } ?? ""
        #expect(text.contains("--\(option.name)\(value)"), "\(subcommand.name): \(option.name)")
      }
    }
    #expect(text.contains("\"rm\" removes them"))
  }

  @Test("a text can't be taken for a macro")
  func escapes() {
    var text = RoffText()
    text.lines(".png\n'a' \\ b-c")
    text.entry("-q", "x")
    #expect(text.text == "\\&.png\n\\&'a' \\e b\\-c\n.TP\n\\fB\\-q\\fR\nx\n")
  }

  @Test("the program prints it")
  func printed() throws {
    let result = try FlipbookProgram.run(["man"])
    #expect(result.code == 0)
    #expect(result.output == ManualPage(subcommands: CommandLineTool.subcommands).text)
  }
}
