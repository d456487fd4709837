import FlipbookScenes
import Foundation
import Testing

@Suite("Rendering on each save")
struct WatchCommandTests {
  private static let scene = """
    { "size": [16, 16], "frameRate": 10, "duration": 0.2, "layers": [{ "frame": [2, 2, 8, 8], "backgroundColor": "#cc0000" }] }
    """

  @Test("a film is written anew after each change, and a mistake ends nothing")
  func watch() throws {
    let folder = try TemporaryFolder.make(in: NSTemporaryDirectory(), prefix: "flipbook-watch-test-")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func write(_ text: String) throws {
      try text.write(toFile: folder + "/a.json", atomically: true, encoding: .utf8)
    }
    try write(Self.scene)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try BuildLayout.current().libraryFolder + "/flipbook")
    process.arguments = ["watch", "a.json", "-o", "a.gif", "--progress", "none"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardError = FileHandle.nullDevice
    try process.run()
    defer {
      process.terminate()
      process.waitUntilExit()
    }
    func film() -> Data? { FileManager.default.contents(atPath: folder + "/a.gif") }
    func wait(for condition: () -> Bool) -> Bool {
      let deadline = ContinuousClock.now + .seconds(30)
      while !condition(), ContinuousClock.now < deadline { usleep(20_000) }
      return condition()
    }
    try #require(wait { film() != nil })
    let first = film()
    try write(Self.scene.replacing("cc0000", with: "00cc00"))
    try #require(wait { film() != first })
    let second = film()
    try write(Self.scene.replacing("duration", with: "durration"))
    usleep(400_000)
    #expect(process.isRunning && film() == second)
    try write(Self.scene)
    #expect(wait { film() == first })
  }
}
