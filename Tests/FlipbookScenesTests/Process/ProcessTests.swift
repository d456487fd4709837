import FlipbookExport
import Foundation
import Testing

@testable import FlipbookScenes

@Suite("Child processes")
struct ProcessTests {
  private func folder() throws -> String {
    try TemporaryFolder.make(in: FileManager.default.temporaryDirectory.path, prefix: "flipbook-process-")
  }

  @Test("exit codes and signals are distinguished")
  func exits() throws {
    #expect(try ChildProcess.run("/bin/sh", arguments: ["-c", "exit 7"]) == .code(7))
    #expect(try ChildProcess.run("/bin/sh", arguments: ["-c", "kill -TERM $$"]) == .signal(15))
  }

  @Test("arguments, added environment and both streams arrive whole")
  func streams() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = folder + "/output"
    let exit = try ChildProcess.run(
      "/bin/sh", arguments: ["-c", "printf '%s|' \"$@\" \"$WORD\"; echo err >&2", "sh", "a b", "ü"],
      environment: ["WORD": "x=y"], outputFile: file)
    #expect(exit == .code(0))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "a b|ü|x=y|err\n")
  }

  @Test("a program that does not exist is named")
  func missing() {
    let failure = #expect(throws: FlipbookFailure.self) { try ChildProcess.run("/no/such", arguments: []) }
    #expect(failure?.message.contains("/no/such") == true)
  }

  @Test("a journal holds the last state, however often it is written")
  func journal() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/journal"
    try RunJournal.create(at: path)
    let parent = try #require(RunJournal(path: path))
    #expect(parent.state == nil)
    let journal = RunJournal(environment: [RunJournal.variable: path])
    journal?.record(.making(scene: "A long name, which the next is not"))
    #expect(parent.state == .making(scene: "A long name, which the next is not"))
    for frame in 0..<3 { journal?.record(.drawing(scene: "A", frame: frame, time: Double(frame) / 30)) }
    #expect(parent.state == .drawing(scene: "A", frame: 2, time: 2.0 / 30))
    journal?.record(.painting(scene: String(repeating: "é", count: 400), frame: 1, time: 0))
    if case .painting(let scene, 1, 0) = parent.state {
      #expect(scene.hasPrefix("éé"))
    } else {
      Issue.record()
    }
    journal?.recordWritten(7)
    #expect(parent.written == 7)
    journal?.record(.finished)
    #expect(parent.state == .finished)
    #expect(parent.message == nil)
    journal?.keep(message: "a")
    journal?.keep(message: String(repeating: "b", count: 5000))
    #expect(parent.message?.hasPrefix("abbb") == true)
    #expect(parent.stack() == nil)
    #expect(RunJournal(environment: [:]) == nil)
    #expect(throws: SystemFailure.self) { try RunJournal.create(at: path) }
  }

  /// Whether a process runs, a zombie not counted.
  private func runs(_ process: Int32) -> Bool {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else {
      return false
    }
    return !text.contains(") Z ")
  }

  /// Waits for what takes a moment, longer on a busy machine.
  private func waits(until condition: () -> Bool) -> Bool {
    let limit = ContinuousClock.now + .seconds(60)
    while !condition() {
      guard ContinuousClock.now < limit else { return false }
      usleep(10_000)
    }
    return true
  }

  @Test("what a child started ends with it, however deep and in whatever session")
  func keeper() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = try MemoryFile()
    var streams = ChildProcess.Streams()
    streams.outputDescriptor = file.descriptor
    let script = """
      sleep 600 & echo $!
      setsid sh -c 'sleep 600 & echo $!; touch "$0"; exec sleep 600' "$0" & echo $!
      until [ -e "$0" ]; do sleep 0.01; done
      exit 3
      """
    let child = try RunningChild(
      ChildRequest("/bin/sh", ["-c", script, folder + "/ready"]), streams: streams)
    #expect(try child.wait() == .code(3))
    let started = file.text().split(separator: "\n").compactMap { Int32($0) }
    #expect(started.count == 3)
    #expect(started.filter(runs) == [])
  }

  @Test("a signal reaches the child through its keeper, and its end comes back as it was")
  func keeperSignals() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func started(_ script: String, _ name: String) throws -> RunningChild {
      let ready = folder + "/" + name
      let child = try RunningChild(ChildRequest("/bin/sh", ["-c", script, ready]))
      #expect(waits { FileManager.default.fileExists(atPath: ready) })
      return child
    }
    let child = try started(#"trap 'exit 9' TERM; touch "$0"; while :; do sleep 0.01; done"#, "child")
    child.send(SIGTERM)
    #expect(try child.wait() == .code(9))
    let other = try started(#"trap '' TERM; touch "$0"; sleep 600 & wait"#, "other")
    #expect(try other.wait(seconds: 0.2) == nil)
    other.send(SIGTERM)
    #expect(try other.wait(seconds: 0.2) == nil)
    other.kill()
    #expect(try other.wait() == .signal(SIGKILL))
    let failing = #expect(throws: FlipbookFailure.self) { try RunningChild(ChildRequest("/no/such", [])) }
    #expect(failing?.message.contains("/no/such can't be started: No such file") == true)
  }

  @Test("a child crashes while the runtime's program, which it started, writes down where")
  func crashing() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let writer = folder + "/swift-backtrace"
    try FileManager.default.copyItem(atPath: "/bin/sleep", toPath: writer)
    let other = try RunningChild(ChildRequest("/bin/sh", ["-c", "sleep 600 & wait"]))
    let child = try RunningChild(ChildRequest("/bin/sh", ["-c", #"sh -c '"$0" 600; :' "$0"; :"#, writer]))
    #expect(waits { child.isCrashing })
    #expect(!other.isCrashing)
    child.kill()
    _ = try child.wait()
    #expect(!child.isCrashing)
  }

  @Test("a process ends with all that it started")
  func tree() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let sleeper = folder + "/sleeper"
    try FileManager.default.copyItem(atPath: "/bin/sleep", toPath: sleeper)
    let script = #"sh -c '"$0" 600; :' "$0" & wait"#
    let shell = Process()
    (shell.executableURL, shell.arguments) = (URL(fileURLWithPath: "/bin/sh"), ["-c", script, sleeper])
    try shell.run()
    let number = shell.processIdentifier
    #expect(waits { ProcessTree.runs("sleeper", below: number) })
    let all = ProcessTree.processes(below: number)
    ProcessTree.kill(number)
    shell.waitUntilExit()
    #expect(all.count == 2 && waits { all.allSatisfy { kill($0, 0) == -1 } })
  }

  @Test("a child without a keeper ends with the thread that started it")
  func orphan() throws {
    let file = try MemoryFile()
    let hasPrinted = DispatchSemaphore(value: 0)
    let thread = Thread {
      var streams = ChildProcess.Streams()
      streams.outputDescriptor = file.descriptor
      _ = try? ChildProcess.start(
        ChildRequest("/bin/sh", ["-c", "echo $$; exec sleep 600"]), streams: streams)
      hasPrinted.wait()
    }
    thread.start()
    #expect(waits { file.text().hasSuffix("\n") })
    hasPrinted.signal()
    let child = try #require(Int32(file.text().trimmingCharacters(in: .newlines)))
    #expect(waits { !runs(child) })
    _ = try ChildProcess.wait(for: child)
  }

  @Test("a program that doesn't answer is ended with all it started")
  func unanswered() throws {
    let start = ContinuousClock.now
    let child = try RunningChild(ChildRequest("/bin/sh", ["-c", "sleep 600 & sleep 600"]))
    #expect(try child.wait(seconds: 0.1) == nil)
    _ = consume child
    #expect(ContinuousClock.now - start < .seconds(60))
  }

  @Test("what addr2line prints becomes lines of the scene's files, with names of Swift's")
  func addresses() {
    let stack = SceneStack(program: "", files: ["/a b/Scene.swift"])
    let text = """
      0x0000000000001f3a
      $s13FlipbookScene5ClockV4bodyQrvg
      /work/flipbook/Sources/A.swift:9
      $s13FlipbookScene5ClockV4bodyQrvgyyXEfU_
      /a b/Scene.swift:12 (discriminator 3)
      main
      /a b/Scene.swift:99
      0x0000000000002000
      ??
      ??:0
      """
    let found = stack.places(text: text)
    #expect(
      found == [0x1f3a: SceneStack.Place(file: "/a b/Scene.swift", line: 12, function: "Clock.body")])
    #expect(
      SceneStack.plainName("FlipbookScene.Clock.draw(in: inout Flipbook.Context) -> ()") == "Clock.draw")
    #expect(
      SceneStack.plainName(
        "function signature specialization <Arg[0] = Dead> of FlipbookScene.Clock.spin() -> FlipbookScene.A")
        == "Clock.spin")
    #expect(
      SceneStack.plainName(
        "closure #1 (FlipbookScene.A) -> B in FlipbookScene.C<D>.run(FlipbookScene.E) -> ()")
        == "C")
    #expect(SceneStack.plainName("FlipbookScene.A.(b in _03F1)(C) -> ()") == "A.b")
    #expect(SceneStack.plainName("main") == "")

  }

  @Test("a build folder and an installation are both found, and their absence is explained")
  func layouts() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let files = FileManager.default
    func make(_ path: String) throws {
      let url = URL(fileURLWithPath: folder + "/" + path)
      try files.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: url)
    }
    let failure = #expect(throws: FlipbookFailure.self) { try BuildLayout(program: folder + "/bin/flipbook") }
    #expect(failure?.message.contains("libFlipbook.so") == true)
    try make("lib/flipbook/libFlipbook.so")
    try make("lib/flipbook/modules/Flipbook.swiftmodule")
    #expect(
      try BuildLayout(program: folder + "/bin/flipbook").library == folder + "/lib/flipbook/libFlipbook.so")
    try make("bin/libFlipbook.so")
    try make("bin/Modules/Flipbook.swiftmodule")
    #expect(try BuildLayout(program: folder + "/bin/flipbook").moduleFolder == folder + "/bin/Modules")
  }
}
