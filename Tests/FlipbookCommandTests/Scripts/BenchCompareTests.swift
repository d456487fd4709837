import FlipbookScenes
import FlipbookTestSupport
import Foundation
import Testing

@Suite("Comparing the speed of two versions")
struct BenchCompareTests {
  private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../scripts/bench-compare.py").standardizedFileURL.path

  /// Runs the script over programs of which each prints a time for each scene.
  private func compare(_ old: [String: String], _ new: [String: String]) throws -> (code: Int32, text: String)
  {
    let folder = try TemporaryFolder.make(
      in: FileManager.default.temporaryDirectory.path, prefix: "flipbook-bench-test-")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, times) in [("old", old), ("new", new)] {
      let cases = times.sorted { $0.key < $1.key }.map { "\($0.key)) echo '\($0.value)';;" }
      let text = "#!/bin/sh\ncase \"$2\" in \(cases.joined(separator: " ")) *) exit 3;; esac\n"
      try ProgramFile.write(text, to: "\(folder)/\(name)")
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "python3", Self.script, "--programs", folder + "/old", folder + "/new", "--scenes", "rain,blur",
      "--rounds", "2",
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readUninterrupted()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  private func time(_ seconds: Double) -> String { "{\"cpu_render_s_per_frame\": \(seconds)}" }

  @Test("a gain and a loss within 5 % pass; a greater loss fails and is named")
  func verdicts() throws {
    let old = ["rain": time(0.010), "blur": time(0.010)]
    let fine = try compare(old, ["rain": time(0.005), "blur": time(0.0104)])
    #expect(fine.code == 0, "\(fine.text)")
    #expect(fine.text.contains("2.00") && !fine.text.contains("slower"))
    let slow = try compare(old, ["rain": time(0.005), "blur": time(0.012)])
    #expect(slow.code == 1)
    #expect(
      slow.text.split(separator: "\n").filter { $0.hasSuffix("slower") }.map { $0.prefix(8) } == ["blur raw"])
  }

  @Test("a program that fails or prints no measurement ends the comparison in words")
  func failures() throws {
    let old = ["rain": time(0.010), "blur": time(0.010)]
    let missing = try compare(old, ["rain": time(0.010)])
    #expect(missing.code == 2 && missing.text.contains("bench-compare:"))
    let odd = try compare(old, ["rain": "hello", "blur": time(1)])
    #expect(odd.code == 2 && odd.text.contains("printed no measurement"))
  }
}
