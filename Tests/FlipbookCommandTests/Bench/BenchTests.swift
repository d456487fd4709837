import Foundation
import Testing

@testable import FlipbookCommand

@Suite("Measuring a scene")
struct BenchTests {
  private let folder: String

  init() throws {
    folder = try TemporaryFolderName.make()
    try FileManager.default.createDirectory(
      atPath: FlipbookProgram.folder + "/" + folder, withIntermediateDirectories: true)
    try FlipbookProgram.write(
      folder + "/Film.json",
      """
      { "size": [320, 180], "frameRate": 10, "duration": 1.2, "layers": [
        { "type": "gradient", "frame": [0, 0, 320, 180], "colors": ["red", "blue"],
          "animations": [{ "keyPath": "opacity", "from": 0, "to": 1, "duration": 1 }] }] }
      """)
  }

  private func bench(_ words: String...) throws -> FlipbookProgram.Result {
    try FlipbookProgram.run(["bench", folder + "/Film.json"] + words)
  }

  @Test("each round's times are written as JSON, and the best of them")
  func json() throws {
    let result = try bench("--json", "--rounds", "3", "--workers", "2", "--frames", "0-4")
    #expect(result.code == 0, "\(result.errors)")
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(root["scene"] as? String == "Film" && root["frameCount"] as? Int == 5)
    #expect(root["width"] as? Int == 320 && root["height"] as? Int == 180)
    #expect(root["workers"] as? Int == 2 && root["renderer"] as? String == "fast")
    let rounds = try #require(root["rounds"] as? [[String: Double]])
    let seconds = rounds.compactMap { $0["seconds"] }
    #expect(seconds.count == 3 && seconds.allSatisfy { $0 > 0 })
    #expect(rounds.allSatisfy { ($0["record"] ?? 0) > 0 && ($0["paint"] ?? 0) > 0 })
    let rate = try #require(root["framesPerSecond"] as? Double)
    #expect(abs(rate - 5 / seconds.min()!) < rate * 1e-6)
    let paint = try #require(root["paintMilliseconds"] as? Double)
    #expect(abs(paint - rounds.compactMap { $0["paint"] }.min()! * 200) < paint * 1e-6)
  }

  @Test("nothing is written, and the terminal gets five lines")
  func text() throws {
    let place = FlipbookProgram.folder + "/" + folder
    let before = try FileManager.default.contentsOfDirectory(atPath: place)
    let result = try bench("--rounds", "1")
    #expect(result.code == 0, "\(result.errors)")
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 5 && lines[0].contains("Film, 320×180 pixels"), "\(result.output)")
    #expect(lines[1].contains("12, 1 time, 1 worker, fast renderer"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: place) == before)
  }

  @Test("rounds without number and frames outside the clip are refused")
  func refused() throws {
    #expect(try bench("--rounds", "0").code == 2)
    let outside = try bench("--from", "9s")
    #expect(outside.code == 2 && outside.errors.contains("--from lies outside the clip"))
  }

  @Test("the report takes the best round, and says how far the others lie")
  func best() {
    let report = BenchReport(
      scene: "A", width: 2, height: 1, frameCount: 10, workers: 1, renderer: "fast",
      rounds: [
        .init(seconds: 2, record: 0.4, paint: 0.1), .init(seconds: 1, record: 0.2, paint: 0.3),
      ])
    #expect(report.framesPerSecond == 10)
    #expect(report.text.contains("10.0 (the slowest round took 2.00 × as long)"))
    #expect(report.text.contains("20.000 ms") && report.text.contains("10.000 ms"))
  }
}
