import Foundation
import Testing

@testable import FlipbookCommand
@testable import FlipbookScenes

@Suite("The request of a scene's process")
struct CommandRequestTests {
  private static func request() -> CommandRequest {
    var options = ParsedOptions()
    options.values = ["at": "1.5s", "output": "a b\n.png"]
    options.lists = ["captions": ["a.vtt", "b.vtt"]]
    options.flags = ["overwrite", "strict"]
    options.positionals = ["Scene.swift"]
    return CommandRequest(subcommand: "still", options: options)
  }

  @Test("what is written is read again")
  func roundTrip() throws {
    let folder = try TemporaryFolder.make(
      in: FileManager.default.temporaryDirectory.path, prefix: "flipbook-request-")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Self.request().write(to: folder + "/request.json")
    #expect(try CommandRequest(readingFrom: folder + "/request.json") == Self.request())
  }

  @Test("a file that is missing or none of a request is named", arguments: [nil, "{}", "not JSON"])
  func unreadable(text: String?) throws {
    let folder = try TemporaryFolder.make(
      in: FileManager.default.temporaryDirectory.path, prefix: "flipbook-request-")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try text?.write(toFile: folder + "/request.json", atomically: true, encoding: .utf8)
    let failure = #expect(throws: FlipbookFailure.self) {
      try CommandRequest(readingFrom: folder + "/request.json")
    }
    #expect(failure?.message.contains("request.json") == true)
  }

  @Test("the options of the command line, of the scene's file and of its project reach the process as data")
  func process() throws {
    let scene = FlipbookProgram.folder + "/Requested.swift"
    try """
    // flipbook: --size 40x30
    import SwiftUI
    struct Requested: View {
      var body: some View { Color.red.onAppear { print("words", CommandLine.arguments.dropFirst().first ?? "") } }
    }
    """.write(toFile: scene, atomically: true, encoding: .utf8)
    let result = try FlipbookProgram.run([
      "still", scene, "--at", "0s", "-o", "requested.png", "--overwrite", "--scale", "1",
    ])
    #expect(result.code == 0, "\(result.errors)")
    #expect((result.output + result.errors).contains("words --request"))
    let picture = try #require(
      FileManager.default.contents(atPath: FlipbookProgram.folder + "/requested.png"))
    // Width and height of a PNG are big-endian, 16 bytes from its begin.
    #expect(Array(picture[16..<24]) == [0, 0, 0, 40, 0, 0, 0, 30])
  }
}
