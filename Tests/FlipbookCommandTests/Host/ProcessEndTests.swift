import Foundation
import Testing

@testable import FlipbookCommand

@Suite("Ends of processes")
struct ProcessEndTests {
  private func arguments(_ mode: String, output: String) -> [String] {
    [
      "render", FaultyScene.name, "--scene", "Faulty", "--props", "{\"mode\": \"\(mode)\"}", "-y", "-o",
      output,
    ]
  }

  /// The processes, zombies not counted, whose command line holds a text.
  private func processes(_ text: String) -> [Int32] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { Int32($0) }.filter { number in
      guard let data = FileManager.default.contents(atPath: "/proc/\(number)/cmdline") else { return false }
      return String(decoding: data, as: UTF8.self).contains(text)
    }
  }

  /// Waits for what takes a moment, longer on a busy machine.
  private func waits(until condition: () throws -> Bool) rethrows -> Bool {
    let limit = ContinuousClock.now + .seconds(60)
    while try !condition() {
      guard ContinuousClock.now < limit else { return false }
      usleep(10_000)
    }
    return true
  }

  @Test(
    "when flipbook is killed the scene and its encoder end at once, and the next run removes what they left")
  func killed() throws {
    #expect(try FaultyScene.compiled.get().code == 0)
    let folder = "killed-\(UUID().uuidString)"
    let temporary = FlipbookProgram.folder + "/" + folder + "/tmp"
    try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
    let run = try FlipbookProgram.Run(
      arguments("endless", output: "\(folder)/a.mp4"), environment: ["TMPDIR": temporary])
    #expect(waits { run.output.contains("spins") })
    // flipbook, its keeper, the scene and ffmpeg.
    #expect(waits { processes(folder).count == 4 })
    kill(run.process.processIdentifier, SIGKILL)
    _ = try run.wait()
    #expect(waits { processes(folder).isEmpty })
    let left = FlipbookProgram.contents(of: folder).filter { $0.hasPrefix(".flipbook-") }
    #expect(left.count == 1)
    #expect(FlipbookProgram.contents(of: folder + "/tmp").contains { $0.hasPrefix("flipbook-scene-") })
    let next = try FlipbookProgram.run(
      arguments("", output: "\(folder)/a.mp4"), environment: ["TMPDIR": temporary])
    #expect(next.code == 0, "\(next.errors)")
    #expect(FlipbookProgram.contents(of: folder) == ["a.mp4", "tmp"])
    #expect(FlipbookProgram.contents(of: folder + "/tmp") == [])
  }

  @Test("a scene that is killed is reported from an interrupted one, and leaves nothing")
  func sceneKilled() throws {
    #expect(try FaultyScene.compiled.get().code == 0)
    let folder = "scene-killed-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: FlipbookProgram.folder + "/" + folder, withIntermediateDirectories: true)
    let result = try FlipbookProgram.run(arguments("killed", output: "\(folder)/a.mp4"))
    #expect(result.code == 4)
    #expect(
      result.errors.contains(
        "the scene's process was killed in Faulty at frame 3 (0.3 s), perhaps since the memory"),
      "\(result.errors)")
    #expect(FlipbookProgram.contents(of: folder) == [])
  }

  @Test("SIGINT, SIGTERM and SIGHUP end a render alike", arguments: [SIGINT, SIGTERM, SIGHUP])
  func interrupted(signal: Int32) throws {
    #expect(try FaultyScene.compiled.get().code == 0)
    let folder = "interrupted-\(signal)-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: FlipbookProgram.folder + "/" + folder, withIntermediateDirectories: true)
    let run = try FlipbookProgram.Run(
      arguments("endless", output: "\(folder)/a.mp4"), environment: [:])
    #expect(waits { run.output.contains("spins") })
    // The first asks, and the scene does not come back; the second means it.
    kill(run.process.processIdentifier, signal)
    usleep(200_000)
    kill(run.process.processIdentifier, signal)
    let result = try run.wait()
    #expect(result.code == 130)
    #expect(result.errors.contains("Interrupted"))
    #expect(FlipbookProgram.contents(of: folder) == [])
    #expect(processes(folder).isEmpty)
  }

  @Test("a process that a scene starts ends with it")
  func children() throws {
    #expect(try FaultyScene.compiled.get().code == 0)
    let result = try FlipbookProgram.run(arguments("child", output: "child.mp4"))
    #expect(result.code == 0, "\(result.errors)")
    let started = result.output.split(separator: "\n").compactMap { Int32($0) }
    #expect(!started.isEmpty)
    #expect(started.allSatisfy { kill($0, 0) == -1 })
  }

  @Test("a scene that closes its descriptors is reported to have done so")
  func closedDescriptors() throws {
    #expect(try FaultyScene.compiled.get().code == 0)
    let result = try FlipbookProgram.run(arguments("closes", output: "closes.mp4"))
    #expect(result.code == 1)
    #expect(result.errors.contains("the scene closed the descriptors of its own process"), "\(result.errors)")
    #expect(!FileManager.default.fileExists(atPath: FlipbookProgram.folder + "/closes.mp4"))
  }

  @Test("a limit on the size of files is named, and nothing is left")
  func fileLimit() throws {
    #expect(try FaultyScene.compiled.get().code == 0)
    let command = arguments("", output: "limit-%02d.png").map { "'\($0)'" }.joined(separator: " ")
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/bash")
    // Blocks of 1 KiB, of which the journal needs 8.
    shell.arguments = [
      "-c", "ulimit -f 8; exec '\(try FlipbookProgram.path())' \(command) --size 2000x2000 2>limit.txt",
    ]
    shell.currentDirectoryURL = URL(fileURLWithPath: FlipbookProgram.folder)
    shell.environment = ProcessInfo.processInfo.environment.merging([
      "FLIPBOOK_CACHE": FlipbookProgram.folder + "/cache"
    ]) { $1 }
    try shell.run()
    shell.waitUntilExit()
    let text = try String(contentsOfFile: FlipbookProgram.folder + "/limit.txt", encoding: .utf8)
    #expect(shell.terminationStatus == 1, "\(text)")
    #expect(text.contains("larger than is allowed"), "\(text)")
    #expect(!FlipbookProgram.contents(of: ".").contains { $0.hasPrefix("limit-") })
  }

  @Test("what a scene prints can't be taken for events")
  func events() throws {
    #expect(try FaultyScene.compiled.get().code == 0)
    let result = try FlipbookProgram.run(
      arguments("prints", output: "prints.mp4") + ["--progress", "json"])
    #expect(result.code == 0)
    let lines = result.output.split(separator: "\n")
    let events = try lines.map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line)")
    }
    #expect(events.count { $0["event"] as? String == "done" } == 1)
    #expect(events.last?["frames"] as? Int == 10)
    #expect(result.errors.contains("{\"event\":\"done\"}\nno JSON"))
  }

  @Test("controls that a scene prints, and those in the text of its crash, are escaped; colours stay")
  func escapes() throws {
    #expect(try FaultyScene.compiled.get().code == 0)
    let result = try FlipbookProgram.run(arguments("escapes", output: "escapes.mp4"))
    #expect(result.code == 4)
    #expect(
      result.output.contains("\u{1b}[31mred\u{1b}[0m " + #"\u001b]0;title\u0007 \u202eturned"#),
      "\(result.output)")
    #expect(result.errors.contains(#"\u001b[2Jthe \u009bend"#), "\(result.errors)")
    #expect(!result.errors.unicodeScalars.contains { $0 == "\u{1b}" || $0 == "\u{9b}" })
  }

  @Test("events go to a descriptor that is named, and what the scene prints to standard output")
  func namedDescriptor() throws {
    #expect(try FaultyScene.compiled.get().code == 0)
    let program = try FlipbookProgram.path()
    let command = arguments("prints", output: "named.mp4").map { "'\($0)'" }.joined(separator: " ")
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", "'\(program)' \(command) --progress json:5 5>named.jsonl >named.txt 2>&1"]
    shell.currentDirectoryURL = URL(fileURLWithPath: FlipbookProgram.folder)
    shell.environment = ProcessInfo.processInfo.environment.merging([
      "FLIPBOOK_CACHE": FlipbookProgram.folder + "/cache"
    ]) { $1 }
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0)
    func text(_ name: String) throws -> String {
      try String(contentsOfFile: "\(FlipbookProgram.folder)/\(name)", encoding: .utf8)
    }
    #expect(try text("named.txt").hasPrefix("{\"event\":\"done\"}\nno JSON\n"))
    #expect(try text("named.jsonl").split(separator: "\n").first?.contains("\"event\":\"start\"") == true)
    #expect(try text("named.jsonl").components(separatedBy: "\"done\"").count == 2)
  }

  @Test(
    "a descriptor that is not there or can't be written is refused",
    arguments: ["json:77", "json:1", "json:x"])
  func badDescriptor(text: String) throws {
    let result = try FlipbookProgram.run(["render", "None.swift", "-o", "a.mp4", "--progress", text])
    #expect(result.code == 2)
    #expect(result.errors.contains("--progress \(text): "), "\(result.errors)")
  }

  @Test("a damaged entry of the cache is compiled again, with a note")
  func healing() throws {
    let name = try FlipbookProgram.write(
      "Healing.swift",
      """
      import Flipbook
      struct Healing: Clip {
        func draw(in context: inout GraphicsContext, size: CGSize, time: TimeInterval) {
          context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        }
      }
      """)
    let cache = ["FLIPBOOK_CACHE": FlipbookProgram.folder + "/healing"]
    #expect(try FlipbookProgram.run(["list", name], environment: cache).code == 0)
    let entry = try #require(FlipbookProgram.contents(of: "healing/scenes").first { $0.hasPrefix("scene-") })
    let handle = try #require(
      FileHandle(forWritingAtPath: "\(FlipbookProgram.folder)/healing/scenes/\(entry)"))
    try handle.truncate(atOffset: 0)
    let healed = try FlipbookProgram.run(["list", name], environment: cache)
    #expect(healed.code == 0, "\(healed.errors)")
    #expect(healed.errors.contains("was damaged; it is compiled again"))
    #expect(try FlipbookProgram.run(["list", name], environment: cache).errors == "")
  }
}
