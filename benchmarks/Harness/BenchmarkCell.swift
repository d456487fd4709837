import Flipbook
import FlipbookExport
import FlipbookRaster
import Foundation

/// One scene on one way, measured in a process of its own.
@MainActor
struct BenchmarkCell {
  let scene: any BenchmarkScene.Type
  let sink: BenchmarkSink
  let frames: [Int]
  /// Where a film is kept; nil for a temporary folder that is removed.
  var output: String?

  func measure() throws -> CellResult {
    let drawing = scene.init()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flipbook-bench-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Fonts, caches and page faults, as the other renderers' scripts do it.
    let canvas =
      try sink == .cairo ? BenchmarkRendering.makeCairoCanvas() : BenchmarkRendering.makeCanvas()
    for frame in frames.prefix(2) { canvas.paint(BenchmarkRendering.list(of: drawing, frame: frame)) }

    let own = ProcessUsage.ownSeconds
    let child = ProcessUsage.childSeconds
    let start = Stopwatch.now
    let bytes: Int
    switch sink {
    case .raw, .cairo:
      var count = 0
      for frame in frames {
        let list = BenchmarkRendering.list(of: drawing, frame: frame, expected: count)
        count = list.items.count
        canvas.paint(list)
      }
      bytes = 0
    case .png:
      bytes = try export(drawing, to: folder.appendingPathComponent("%05d.png").path) {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).map {
          folder.appendingPathComponent($0)
        }
      }
    case .mp4:
      let file = output.map { URL(fileURLWithPath: $0) } ?? folder.appendingPathComponent("clip.mp4")
      bytes = try export(drawing, to: file.path) { [file] }
    }
    let wall = Stopwatch.now - start
    let count = Double(frames.count)
    let ownSeconds = ProcessUsage.ownSeconds - own
    return CellResult(
      scene: scene.name, sink: sink.rawValue, frames: frames.count, wallSeconds: wall,
      framesPerSecond: count / wall, ownSecondsPerFrame: ownSeconds / count,
      totalSecondsPerFrame: (ownSeconds + ProcessUsage.childSeconds - child) / count,
      ownMegabytes: ProcessUsage.ownPeakMegabytes,
      childMegabytes: sink == .mp4 ? ProcessUsage.childPeakMegabytes : 0, outputMegabytes: Double(bytes) / 1e6
    )
  }

  /// The number of bytes written.
  private func export(_ drawing: any BenchmarkScene, to path: String, files: () throws -> [URL]) throws -> Int
  {
    var settings = OutputSettings(path: path)
    settings.overwrites = true
    settings.quality = sink == .mp4 ? 20 : nil
    var job = RenderJob(output: settings) { width, height, scale in
      try RasterCanvas(width: width, height: height, scale: scale)
    }
    job.frames = frames
    try job.run(BenchmarkSource(scene: drawing))
    return try files().reduce(0) { sum, file in
      sum + (try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int ?? 0)
    }
  }
}
