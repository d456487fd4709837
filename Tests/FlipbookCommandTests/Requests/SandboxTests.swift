import Foundation
import Testing

@testable import FlipbookCommand

@Suite("The sandbox")
struct SandboxTests {
  /// Why bubblewrap can't be used on this machine; nil when it can.
  static let obstacle: String? =
    FileManager.default.isExecutableFile(atPath: "/usr/bin/bwrap")
    ? Sandbox.obstacle("/usr/bin/bwrap") : "bubblewrap is not installed"

  private static let name = "Nosy.swift"

  private static let source = """
    import Flipbook

    struct Nosy: Clip {
      var size: CGSize { CGSize(width: 16, height: 16) }
      var duration: TimeInterval { 0.2 }
      var frameRate: Double { 10 }
      func draw(in context: inout GraphicsContext, size: CGSize, time: TimeInterval) {
        for path in Props.current.string("read").split(separator: ",") {
          print("read", path, FileManager.default.contents(atPath: String(path)) != nil)
        }
        for path in Props.current.string("write").split(separator: ",") {
          print("write", path, FileManager.default.createFile(atPath: String(path), contents: nil))
        }
        let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(Props.current.double("port")).bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        let code = withUnsafePointer(to: &address) {
          $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
          }
        }
        print("connects", code == 0)
        print("secret", ProcessInfo.processInfo.environment["SOME_SECRET"] ?? "none")
        print("sees", (try? FileManager.default.contentsOfDirectory(atPath: "/proc"))?.contains("\\(Int(Props.current.double("process")))") ?? false)
        if Props.current.string("mode") == "crash" { fatalError("the café is closed") }
        if Props.current.string("mode") == "endless" { while true { usleep(1000) } }
        context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
      }
    }
    """

  /// The line of the first occurrence of a text in the scene, from 1.
  private static func line(of text: String) -> Int {
    (source.components(separatedBy: "\n").firstIndex { $0.contains(text) } ?? -1) + 1
  }

  private func run(
    _ folder: String, _ props: [String: Any], _ arguments: [String], environment: [String: String] = [:]
  ) throws -> FlipbookProgram.Result {
    let path = FlipbookProgram.folder + "/" + folder
    try FileManager.default.createDirectory(atPath: path + "/scene", withIntermediateDirectories: true)
    try Self.source.write(toFile: "\(path)/scene/\(Self.name)", atomically: true, encoding: .utf8)
    let data = try JSONSerialization.data(withJSONObject: props, options: .withoutEscapingSlashes)
    return try FlipbookProgram.run(
      ["render", "\(folder)/scene/\(Self.name)", "--props", String(decoding: data, as: UTF8.self)]
        + arguments,
      environment: environment)
  }

  @Test(
    "a scene renders the same film, and reads, writes and connects to nothing but its own",
    .enabled(if: obstacle == nil, "\(obstacle ?? "")"))
  func confined() throws {
    let folder = FlipbookProgram.folder + "/sandbox"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for name in ["secret", "sandbox-private"] {
      #expect(FileManager.default.createFile(atPath: "\(folder)/\(name)", contents: Data([1])))
    }
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(listener) }
    #expect(listen(listener, 16) == 0)
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(listener, $0, &length) }
    }
    let scene = "\(folder)/scene/\(Self.name)"
    let props: [String: Any] = [
      "read": "\(scene),\(folder)/secret,/etc/passwd,/root/.bashrc",
      "write": "\(folder)/scene/new,\(folder)/planted,/usr/planted,/planted",
      "port": Int(in_port_t(bigEndian: address.sin_port)), "process": Int(getpid()),
    ]
    let secret = ["SOME_SECRET": "abc"]
    let open = try run("sandbox", props, ["-o", "open.mp4", "-y"], environment: secret)
    #expect(open.code == 0, "\(open.errors)")
    for line in ["read \(folder)/secret true", "connects true", "secret abc", "sees true"] {
      #expect(open.output.contains(line), "\(open.output)")
    }
    for path in ["\(folder)/scene/new", "\(folder)/planted", "/usr/planted", "/planted"] { unlink(path) }
    try FileManager.default.createDirectory(atPath: folder + "/out", withIntermediateDirectories: true)
    let closed = try run(
      "sandbox", props, ["-o", "sandbox/out/closed.mp4", "--sandbox"], environment: secret)
    #expect(closed.code == 0, "\(closed.errors)")
    for line in [
      "read \(scene) true", "read \(folder)/secret false", "read /etc/passwd false",
      "read /root/.bashrc false",
      "write \(folder)/scene/new false", "write /usr/planted false", "connects false", "secret none",
      "sees false",
    ] {
      #expect(closed.output.contains(line), "\(closed.output)")
    }
    #expect(!FileManager.default.fileExists(atPath: folder + "/planted"))
    #expect(
      FileManager.default.contents(atPath: FlipbookProgram.folder + "/open.mp4")
        == FileManager.default.contents(atPath: folder + "/out/closed.mp4"))
    #expect(FlipbookProgram.contents(of: "sandbox/out") == ["closed.mp4"])
  }

  @Test(
    "crashes, time limits and events come out of the sandbox as they do without",
    .enabled(if: obstacle == nil, "\(obstacle ?? "")"))
  func outcomes() throws {
    let crash = try run("sandbox-crash", ["mode": "crash"], ["-o", "sandbox-crash/a.mp4", "--sandbox"])
    #expect(crash.code == 4)
    #expect(crash.errors.contains("the café is closed"), "\(crash.errors)")
    #expect(
      crash.errors.contains(
        "\(Self.name):\(Self.line(of: "fatalError")): the scene crashed in Nosy at frame 0"),
      "\(crash.errors)")
    let endless = try run(
      "sandbox-endless", ["mode": "endless"],
      ["-o", "sandbox-endless/a.mp4", "--sandbox", "--timeout", "5s", "--progress", "json"],
      environment: [HangWatch.variable: "1"])
    #expect(endless.code == 124, "\(endless.errors)")
    #expect(
      endless.errors.contains("\(Self.name):\(Self.line(of: "usleep(1000)")): Nosy.draw has not come back"),
      "\(endless.errors)")
    #expect(endless.output.contains("\"event\":\"hang\""))
    #expect(!endless.output.contains("connects"))
    for name in ["sandbox-crash", "sandbox-endless"] {
      #expect(FlipbookProgram.contents(of: name) == ["scene"])
    }
  }

  @Test(
    "the rows of a batch render the same films inside, and crash as they do outside",
    .enabled(if: obstacle == nil, "\(obstacle ?? "")"))
  func batch() throws {
    let folder = FlipbookProgram.folder + "/sandbox-batch"
    try FileManager.default.createDirectory(atPath: folder + "/scene", withIntermediateDirectories: true)
    try Self.source.write(toFile: "\(folder)/scene/\(Self.name)", atomically: true, encoding: .utf8)
    #expect(FileManager.default.createFile(atPath: folder + "/secret", contents: Data([1])))
    func manifest(_ output: String) -> String {
      """
      {"output": "\(output)/{row}.mp4", "scenes": ["scene/\(Self.name)"],
       "rows": [{"mode": ""}, {"mode": "crash", "read": "\(folder)/secret"}, {"mode": "", "write": "\(folder)/new"}]}
      """
    }
    try FlipbookProgram.write("sandbox-batch/open.json", manifest("open"))
    try FlipbookProgram.write("sandbox-batch/closed.json", manifest("closed"))
    let open = try FlipbookProgram.run(["batch", "sandbox-batch/open.json"])
    #expect(open.code == 1 && FileManager.default.fileExists(atPath: folder + "/new"), "\(open)")
    unlink(folder + "/new")
    let closed = try FlipbookProgram.run(["batch", "sandbox-batch/closed.json", "--sandbox"])
    #expect(closed.code == 1, "\(closed)")
    #expect(!FileManager.default.fileExists(atPath: folder + "/new"))
    for name in FlipbookProgram.contents(of: "sandbox-batch/open") {
      #expect(
        FileManager.default.contents(atPath: "\(folder)/open/\(name)")
          == FileManager.default.contents(atPath: "\(folder)/closed/\(name)"))
    }
    #expect(FlipbookProgram.contents(of: "sandbox-batch/closed").count == 2)
    let report = try #require(try BatchLog.read(folder + "/closed.results.jsonl")).clips
    let crashed = try #require(report.first { $0.isFailure })
    #expect(crashed.message?.contains("the café is closed") == true, "\(crashed)")
    #expect(crashed.printed?.contains("read \(folder)/secret false") == true, "\(crashed)")
    #expect(crashed.printed?.contains("connects false") == true)
  }

  @Test(
    "outputs beside the scene are written, and the scene's file stays as it is",
    .enabled(if: obstacle == nil, "\(obstacle ?? "")"))
  func besides() throws {
    let file = "\(FlipbookProgram.folder)/sandbox-beside/scene/\(Self.name)"
    let result = try run(
      "sandbox-beside", ["write": file],
      ["-o", "sandbox-beside/scene/%02d.png", "--manifest", "sandbox-beside/scene/m.json", "--sandbox"])
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.output.contains("write \(file) false"), "\(result.output)")
    #expect(
      FlipbookProgram.contents(of: "sandbox-beside/scene") == ["00.png", "01.png", Self.name, "m.json"])
    #expect(try String(contentsOfFile: file, encoding: .utf8) == Self.source)
    let verified = try FlipbookProgram.run([
      "verify", "sandbox-beside/scene/m.json", "sandbox-beside/scene/\(Self.name)", "--sandbox",
    ])
    #expect(verified.code == 0, "\(verified.errors)")
  }

  @Test("doctor says whether it works here")
  func doctor() throws {
    let result = try FlipbookProgram.run(["doctor"])
    let line = try #require(result.output.split(separator: "\n").first { $0.contains("bubblewrap") })
    #expect(line.contains("✓") == (Self.obstacle == nil), "\(line)")
  }
}
