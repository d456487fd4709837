import FlipbookTestSupport
import Foundation
import Testing

@Suite("Tasks in a scene's own process")
struct TaskOrderTests {
  /// The scenes of `Tests/SceneProgram/Tasks`.
  private static let scenes: [String] = {
    let folder = Repository.root.appendingPathComponent("Tests/SceneProgram/Tasks").path
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
      .map { String($0.dropLast(".swift".count)) }
  }()

  private static func render(_ scene: String, to folder: String) throws -> FlipbookProgram.Result {
    try FileManager.default.createDirectory(
      atPath: FlipbookProgram.folder + "/" + folder, withIntermediateDirectories: true)
    return try FlipbookProgram.runScenes([
      "render", "scenes.swift", "--scene", scene, "--size", "200x160", "--scale", "1", "--fps", "10",
      "--duration", "1s", "-o", folder + "/%03d.png",
    ])
  }

  @Test("there are at least twelve of them")
  func count() { #expect(Self.scenes.count >= 12) }

  @Test("run in the same order in every process", arguments: scenes)
  func order(_ scene: String) throws {
    var digests: Set<String> = []
    for run in 0..<3 {
      let folder = "tasks-\(scene)-\(run)"
      let result = try Self.render(scene, to: folder)
      #expect(result.code == 0, "\(result.errors)")
      #expect(!result.errors.contains("crashed"), "\(result.errors)")
      digests.insert(try FlipbookProgram.digest(of: folder))
    }
    #expect(digests.count == 1)
    #expect(digests.first?.hasPrefix("10 files") == true)
  }

  @Test("that never sleep are reported once, and the film goes on")
  func spinning() throws {
    let result = try Self.render("Spinning", to: "tasks-spinning")
    #expect(result.code == 0)
    #expect(result.errors.components(separatedBy: "[task.busy]").count == 2, "\(result.errors)")
    #expect(FlipbookProgram.contents(of: "tasks-spinning").count == 10)
  }

  @Test("that another thread resumes are reported")
  func otherThreads() throws {
    let result = try Self.render("OtherThreads", to: "tasks-threads")
    #expect(result.code == 0)
    #expect(result.errors.contains("[task.thread]"), "\(result.errors)")
  }

  @Test("that sleep by the machine's clock are reported, and sleep in film time")
  func machineClock() throws {
    var digests: Set<String> = []
    for run in 0..<3 {
      let result = try Self.render("MachineClock", to: "tasks-clock-\(run)")
      #expect(result.code == 0)
      #expect(result.errors.contains("[task.clock]"), "\(result.errors)")
      digests.insert(try FlipbookProgram.digest(of: "tasks-clock-\(run)"))
    }
    #expect(digests.count == 1)
  }

  @Test("of a clip that draws by hand are reported as left out")
  func clip() throws {
    let result = try Self.render("TaskInClip", to: "tasks-clip")
    #expect(result.code == 0)
    #expect(result.errors.contains("[time.no-views]"), "\(result.errors)")
    #expect(!result.output.contains("never"))
  }

  @Test("need no seed of hashes: sets and dictionaries have one order in every process")
  func hashes() throws {
    var digests: Set<String> = []
    for run in 0..<3 {
      let result = try Self.render("Unordered", to: "hashes-\(run)")
      #expect(result.code == 0, "\(result.errors)")
      digests.insert(try FlipbookProgram.digest(of: "hashes-\(run)"))
    }
    #expect(digests.count == 1)
  }

  @Test("`flipbook` pins the seeds of hashes, whatever the variable says where it was started")
  func tool() throws {
    _ = try TestScene.compiled.get()
    var pictures: Set<Data> = []
    for (number, value) in ["0", "1", "", "0", "0"].enumerated() {
      let result = try FlipbookProgram.run(
        ["still", TestScene.name, "--scene", "Unordered", "-o", "unordered-\(number).png"],
        environment: ["SWIFT_DETERMINISTIC_HASHING": value])
      #expect(result.code == 0, "\(result.errors)")
      let file = FlipbookProgram.folder + "/unordered-\(number).png"
      pictures.insert(try Data(contentsOf: URL(fileURLWithPath: file)))
    }
    #expect(pictures.count == 1)
  }
}
