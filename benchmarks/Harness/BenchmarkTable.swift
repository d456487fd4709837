import Foundation

/// Runs each cell in a process of its own, so that no cell's caches, memory or heat are another's, and prints
/// a table.
enum BenchmarkTable {
  static func run(scenes: [String]) throws {
    print(
      "1920 × 1080, \(BenchmarkScenes.frameCount) frames at \(BenchmarkScenes.frameRate) frames a second.")
    print("")
    print(
      "| scene | memory, 1 thread | the same, by Cairo | fast : cairo | PNG sequence | H.264 | CPU ms a frame, H.264 | of it ffmpeg | peak MB |"
    )
    print("|---|---|---|---|---|---|---|---|---|")
    for scene in scenes {
      let results = try BenchmarkSink.allCases.map { try measure(scene, $0) }
      guard let film = results.last else { continue }
      var rates = results.map { String(format: "%.1f frames/s", $0.framesPerSecond) }
      rates.insert(String(format: "%.1f", results[0].framesPerSecond / results[1].framesPerSecond), at: 2)
      print(
        "| \(scene) | \(rates.joined(separator: " | ")) | "
          + String(
            format: "%.1f | %.1f | %.0f |", film.totalSecondsPerFrame * 1e3,
            (film.totalSecondsPerFrame - film.ownSecondsPerFrame) * 1e3,
            results.map(\.ownMegabytes).max() ?? 0))
    }
  }

  private static func measure(_ scene: String, _ sink: BenchmarkSink) throws -> CellResult {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["cell", scene, sink.rawValue]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw BenchmarkError("\(scene) to \(sink.rawValue) failed with exit code \(process.terminationStatus)")
    }
    return try JSONDecoder().decode(CellResult.self, from: output)
  }
}
