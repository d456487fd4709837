import Foundation
import Testing

@Suite("The files of an app")
struct SceneHomeTests {
  private static let source = """
    // flipbook: --size 40x40 --duration 1s
    import SwiftUI

    struct ContentView: View {
      @State private var isFirst = false
      var body: some View {
        Rectangle().fill(isFirst ? .red : .blue).onAppear {
          let file = URL.documentsDirectory.appendingPathComponent("a.txt")
          let before = try? String(contentsOf: file, encoding: .utf8)
          isFirst = before == nil
          do {
            try Data("kept".utf8).write(to: file, options: .atomic)
            print(before ?? "nothing", try String(contentsOf: file, encoding: .utf8), file.path)
          } catch {
            print(error)
          }
          let manager = FileManager.default
          print(manager.urls(for: .documentDirectory, in: .userDomainMask).first == URL.documentsDirectory)
          for folder in [URL.cachesDirectory, manager.temporaryDirectory] {
            print((try? manager.contentsOfDirectory(atPath: folder.path)) ?? ["missing"])
          }
        }
      }
    }
    """

  private static let printed = """
    nothing kept /proc/self/fd/220/Documents/a.txt
    true
    []
    []

    """

  @Test(
    "a scene begins with empty folders of its own, whatever the person's folders hold, and leaves nothing")
  func own() throws {
    let home = FlipbookProgram.folder + "/home-of-a-person"
    try FileManager.default.createDirectory(
      atPath: home + "/Documents", withIntermediateDirectories: true)
    try Data("theirs".utf8).write(to: URL(fileURLWithPath: home + "/Documents/a.txt"))
    try FlipbookProgram.write("SceneHome.swift", Self.source)
    for place in ["first", "second"] {
      let result = try FlipbookProgram.run(
        ["still", "SceneHome.swift", "--at", "0.5s", "-o", "scene-home-\(place).png"],
        environment: ["HOME": home])
      #expect(result.code == 0 && result.output == Self.printed, "\(result.output) \(result.errors)")
    }
    #expect(try String(contentsOfFile: home + "/Documents/a.txt", encoding: .utf8) == "theirs")
    #expect(try FileManager.default.contentsOfDirectory(atPath: home + "/Documents") == ["a.txt"])
  }

  @Test("rows of a batch don't see each other's files")
  func rows() throws {
    try FlipbookProgram.write("SceneHomeRows.swift", Self.source)
    try FlipbookProgram.write(
      "scene-home.json",
      #"""
      {"output": "scene-home/{index}.{ext}", "scenes": [{"file": "SceneHomeRows.swift"}],
       "props": [{"row": "1"}, {"row": "2"}, {"row": "3"}], "formats": [{"ext": "png", "at": "50%"}],
       "inputs": []}
      """#)
    let result = try FlipbookProgram.run(["batch", "scene-home.json", "--jobs", "1"])
    #expect(result.code == 0, "\(result.errors)")
    let still = try FlipbookProgram.run([
      "still", "SceneHomeRows.swift", "--at", "0.5s", "-o", "scene-home-still.png",
    ])
    #expect(still.code == 0, "\(still.errors)")
    func bytes(_ name: String) throws -> Data {
      try Data(contentsOf: URL(fileURLWithPath: "\(FlipbookProgram.folder)/\(name)"))
    }
    let names = FlipbookProgram.contents(of: "scene-home").filter { $0.hasSuffix(".png") }
    #expect(names.count == 3)
    for name in names { #expect(try bytes("scene-home/\(name)") == bytes("scene-home-still.png")) }
  }
}
