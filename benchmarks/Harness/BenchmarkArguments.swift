import Flipbook
import FlipbookRaster
import Foundation

/// What the benchmark program is asked to do.
@MainActor
struct BenchmarkArguments {
  static let usage = """
    FlipbookBenchmarks                                      everything
    FlipbookBenchmarks scenes [SCENE…]                      the table of scenes
    FlipbookBenchmarks more                                 the table of ten other scenes
    FlipbookBenchmarks cell SCENE raw|png|mp4 [--frames N] [--step K] [--out FILE.mp4]
                                                            one measurement, as a line of JSON
    FlipbookBenchmarks still SCENE FRAME FILE.png           one frame, to compare with other renderers
    FlipbookBenchmarks png | lists | views | layers | raster | filters | motion | compare   one group of the others
    """

  private var words: [String]

  init(_ words: [String]) { self.words = words }

  mutating func run() throws {
    guard !words.isEmpty else {
      try BenchmarkTable.run(scenes: BenchmarkScenes.all.map { $0.name })
      for group in ["lists", "views", "layers", "png", "raster", "filters", "motion", "compare"] {
        try run(group)
      }
      return
    }
    try run(words.removeFirst())
  }

  private mutating func run(_ command: String) throws {
    switch command {
    case "scenes":
      let names = try words.map { try Self.scene($0).name }
      try BenchmarkTable.run(scenes: names.isEmpty ? BenchmarkScenes.all.map { $0.name } : names)
    case "more": try BenchmarkTable.run(scenes: BenchmarkScenes.more.map { $0.name })
    case "cell": try measure()
    case "still": try writeStill()
    case "png": group("PNG"); try PNGBenchmark.run()
    case "lists": group("Display lists"); try ListBenchmark.run()
    case "views": group("Views, one core"); ViewBenchmark.run(words, resources: BenchmarkRendering.resources)
    case "layers":
      group("Layers, one core")
      try LayerBenchmark.run(resources: BenchmarkRendering.resources)
    case "raster":
      group("Raster, one thread")
      try runRasterMicrobenchmarks(
        resources: BenchmarkRendering.resources, makeCanvas: BenchmarkRendering.makeCanvas)
    case "compare": group("Comparing 1080p pictures, one thread"); try runCompareBenchmarks()
    case "filters": group("Filters at 1080p, one thread"); try FilterBenchmark.run()
    case "motion": group("Motion"); runMotionBenchmarks()
    default: throw BenchmarkError("\"\(command)\" is not a benchmark.\n\(Self.usage)")
    }
  }

  private func group(_ title: String) { print("\n\(title)\n") }

  private mutating func measure() throws {
    let frameCount = try option("--frames") ?? BenchmarkScenes.frameCount
    let step = try option("--step")
    let output: String? = text("--out")
    guard words.count == 2, let sink = BenchmarkSink(rawValue: words[1]) else {
      throw BenchmarkError(Self.usage)
    }
    let frames = Array(stride(from: 0, to: frameCount, by: step ?? sink.step))
    let cell = BenchmarkCell(scene: try Self.scene(words[0]), sink: sink, frames: frames, output: output)
    print(try cell.measure().json)
  }

  private func writeStill() throws {
    guard words.count == 3, let frame = Int(words[1]) else { throw BenchmarkError(Self.usage) }
    let bitmap = try BenchmarkRendering.bitmap(of: try Self.scene(words[0]).init(), frame: frame)
    let encoder = PNGEncoder(width: bitmap.width, height: bitmap.height, opaque: true)
    let bytes = try bitmap.withPixelRows { try encoder.encode($0) }
    try Data(bytes).write(to: URL(fileURLWithPath: words[2]))
  }

  private static func scene(_ name: String) throws -> any BenchmarkScene.Type {
    let scenes = BenchmarkScenes.all + BenchmarkScenes.more
    guard let scene = scenes.first(where: { $0.name == name }) else {
      let names = scenes.map { $0.name }.joined(separator: ", ")
      throw BenchmarkError("There is no scene \"\(name)\"; there are \(names).")
    }
    return scene
  }

  private mutating func text(_ name: String) -> String? {
    guard let index = words.firstIndex(of: name), index + 1 < words.count else { return nil }
    defer { words.removeSubrange(index...index + 1) }
    return words[index + 1]
  }

  private mutating func option(_ name: String) throws -> Int? {
    guard let text = text(name) else { return nil }
    guard let value = Int(text), value > 0 else { throw BenchmarkError("\(name) wants a number above 0.") }
    return value
  }
}
