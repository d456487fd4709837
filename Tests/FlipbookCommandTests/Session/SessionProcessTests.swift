import FlipbookScenes
import Foundation
import Testing

@testable import FlipbookCommand

@Suite("A scene's process that serves rows")
struct SessionProcessTests {
  private let folder: String

  init() throws {
    let name = try TemporaryFolderName.make()
    folder = "\(FlipbookProgram.folder)/\(name)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func request(
    _ file: String, _ output: String?, scene: String? = nil, subcommand: String = RenderRequest.command
  ) -> CommandRequest {
    var options = ParsedOptions()
    options.positionals = [file]
    options.values["output"] = output
    options.values["scene"] = scene
    options.flags = ["overwrite"]
    return CommandRequest(subcommand: subcommand, options: options)
  }

  @Test("a compiled scene and the program itself serve rows by copies, which needs them to have one thread")
  func copies() throws {
    try FlipbookProgram.write(TestScene.name, TestScene.source)
    _ = try TestScene.compiled.get()
    let layers = folder + "/Plain.json"
    try Data(#"{"size": [8, 8], "duration": 0.1, "layers": []}"#.utf8).write(to: URL(fileURLWithPath: layers))
    let compiler = FlipbookProgram.folder + "/cache/scenes"
    let shared = FlipbookProgram.folder + "/" + TestScene.name
    let programs = FlipbookProgram.contents(of: "cache/scenes").filter { $0.hasPrefix("scene-") }.map {
      "\(compiler)/\($0)"
    }
    let tool = try BuildLayout.current().libraryFolder + "/flipbook"
    for (program, file, scene) in programs.prefix(3).map({ ($0, shared, "Plain") }) + [
      (tool, layers, nil as String?)
    ] {
      let process = try SessionProcess(
        SceneProgram(executable: program, isCompiled: false, files: []), folder: folder)
      var numbers: Set<Int32> = []
      for index in 0..<3 {
        let row = process.render(
          [request(file, "\(folder)/\(index).gif", scene: scene)], of: file, limit: 60
        ) { false }
        guard case .replied = row.outcome else {
          Issue.record("\(row)")
          continue
        }
        numbers.insert(row.process)
      }
      // In place the process would have ended with its first row.
      #expect(numbers.count == 3 && process.isUsable)
    }
  }

  @Test("a request that can't be understood gets an answer, and the next row is served")
  func refused() throws {
    let tool = try BuildLayout.current().libraryFolder + "/flipbook"
    let process = try SessionProcess(
      SceneProgram(executable: tool, isCompiled: false, files: []), folder: folder)
    let row = process.render(
      [request("none.json", "a.xyz"), request("none.json", nil, subcommand: StillRequest.command)],
      of: "none.json", limit: 60
    ) {
      false
    }
    guard case .replied(let reply) = row.outcome else {
      Issue.record("\(row)")
      return
    }
    #expect(reply.outputs.map(\.code) == [2, 2])
    let missing = process.render(
      [request("\(folder)/none.json", "\(folder)/a.gif")], of: "none.json", limit: 60
    ) { false }
    guard case .replied(let second) = missing.outcome else {
      Issue.record("\(missing)")
      return
    }
    #expect(second.outputs.map(\.code) == [3] && second.outputs[0].message.contains("There is no scene file"))
  }

  @Test("lines are put together from pieces, and a value that is written can be read")
  func lines() throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    var buffer = LineBuffer(ends[0])
    var filled: [Bool] = []
    for piece in ["{\"a", "\":1}\n\n{", "}\nrest"] {
      _ = piece.withCString { write(ends[1], $0, strlen($0)) }
      filled.append(buffer.fill())
    }
    let lines = (0..<4).map { _ in buffer.next() }
    #expect(lines == [Data("{\"a\":1}".utf8), Data(), Data("{}".utf8), nil])
    #expect(LineBuffer.write(SessionRequest.stop(signal: 15), to: ends[1]))
    filled.append(buffer.fill())
    close(ends[1])
    let last = buffer.next()
    #expect(last?.starts(with: Data("rest".utf8)) == true)
    filled.append(buffer.fill())
    #expect(filled == [true, true, true, true, false])
    close(ends[0])
  }
}
