import FlipbookScenes
import Foundation
import Testing

@testable import FlipbookCommand

@Suite("A scene's process that stands ready for frames", .waitsForProcesses)
struct StageProcessTests {
  private static let scene = """
    { "size": [60, 40], "frameRate": 10, "duration": 1, "layers": [{ "frame": [5, 5, 20, 20], "backgroundColor": "#ff8800",
      "animations": [{ "keyPath": "position.x", "from": 10, "to": 50, "duration": 1 }] }] }
    """

  private func stage(_ path: String, _ values: [String: String] = [:]) throws -> StageProcess {
    let tool = try BuildLayout.current().libraryFolder + "/flipbook"
    var options = ParsedOptions()
    options.values = values
    return try StageProcess(
      SceneProgram(executable: tool, isCompiled: false, files: []), path: path, options: options)
  }

  /// The compressed pixels of a PNG: the content of its `IDAT` chunks.
  private static func pixels(_ png: Data) -> Data {
    var result = Data()
    var rest = png.dropFirst(8)
    while rest.count >= 12 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      if rest.dropFirst(4).prefix(4) == Data("IDAT".utf8) { result += rest.dropFirst(8).prefix(length) }
      rest = rest.dropFirst(12 + length)
    }
    return result
  }

  /// The next answer.
  private func next(_ stage: StageProcess) throws -> (StageReply, Data) {
    let start = ContinuousClock.now
    while ContinuousClock.now - start < .seconds(30) {
      let (replies, isOver) = stage.receive()
      if let reply = replies.first { return reply }
      if isOver { break }
      usleep(2_000)
    }
    Issue.record("no answer")
    throw CancellationError()
  }

  @Test("its pictures have the bytes of exported ones, in any order")
  func bytes() throws {
    let folder = try TemporaryFolder.make(in: NSTemporaryDirectory(), prefix: "flipbook-stage-test-")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/a.json"
    try Self.scene.write(toFile: path, atomically: true, encoding: .utf8)
    let stage = try stage(path, ["scale": "2"])
    guard case .ready(let info) = try next(stage).0.content else { throw CancellationError() }
    #expect(info.frames == 10 && info.pixelWidth == 120 && info.rate == [10, 1])
    let tool = try BuildLayout.current().libraryFolder + "/flipbook"
    for frame in [0, 9, 3] {
      stage.send(.frame(id: frame, frame: frame))
      let (reply, bytes) = try next(stage)
      guard case .frame(let figures) = reply.content else { throw CancellationError() }
      #expect(figures.id == frame && figures.frame == frame && reply.payload == bytes.count)
      let still = "\(folder)/\(frame).png"
      let exit = try ChildProcess.run(
        tool, arguments: ["still", path, "--scale=2", "--at", "\(frame)", "-o", still])
      #expect(exit == .code(0))
      // The file says besides which scene and frame it shows.
      let exported = try #require(FileManager.default.contents(atPath: still))
      #expect(!Self.pixels(bytes).isEmpty && Self.pixels(exported) == Self.pixels(bytes))
    }
  }

  @Test("what lies under a point is listed from the front")
  func items() throws {
    let folder = try TemporaryFolder.make(in: NSTemporaryDirectory(), prefix: "flipbook-stage-test-")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Self.scene.write(toFile: folder + "/a.json", atomically: true, encoding: .utf8)
    let stage = try stage(folder + "/a.json")
    _ = try next(stage)
    stage.send(.items(id: 4, frame: 0, x: 10, y: 15))
    guard case .items(4, let items) = try next(stage).0.content else { throw CancellationError() }
    #expect(items.count == 1 && items[0].text.hasPrefix("(fill"))
    stage.send(.items(id: 5, frame: 0, x: 59, y: 39))
    guard case .items(5, []) = try next(stage).0.content else {
      Issue.record("something is drawn there")
      return
    }
  }

  @Test("a scene that can't be is refused with its message")
  func refused() throws {
    let stage = try stage("/none/at-all.json")
    guard case .refused(let message, let code) = try next(stage).0.content else {
      Issue.record("it was not refused")
      return
    }
    #expect(message.contains("at-all.json") && code == ExitCode.scene.rawValue)
  }
}
