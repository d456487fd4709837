import Flipbook
import FlipbookExport
import FlipbookRaster
import FlipbookSceneLists
import FlipbookScenes
import FlipbookTestSupport
import Testing

@MainActor
@Suite("Every example scene gives the same bytes")
struct SceneDeterminismTests {
  private static let frames = Array(17..<23)

  /// Small and short: what could make bytes differ does so at any size.
  private static func source(_ scene: ExampleScene) throws -> SceneFrameSource {
    var settings = SceneSettings()
    settings.scale = 0.1
    settings.size = scene.size
    settings.frameRate = FrameRate(10, over: 1)
    return try SceneFrameSource(
      entry: scene.entry, settings: settings, resources: TestRendering.resources)
  }

  private static func job(_ path: String, workers: Int) -> RenderJob {
    var settings = OutputSettings(path: path)
    settings.overwrites = true
    var job = RenderJob(output: settings) { try RasterCanvas(width: $0, height: $1, scale: $2) }
    job.workers = workers
    return job
  }

  private static func pixels(_ scene: ExampleScene, frames: [Int] = frames, workers: Int) throws -> [[UInt8]]
  {
    let source = try source(scene)
    let sink = MemorySink(source.format)
    try job("", workers: workers).run(source, frames: frames, into: sink)
    return sink.frames.map(\.bytes)
  }

  @Test("with 1, 2 and 5 workers, in chunks, and alone", arguments: ExampleScene.allCases)
  func pictures(_ scene: ExampleScene) throws {
    let one = try Self.pixels(scene, workers: 1)
    #expect(one.count == Self.frames.count)
    #expect(Set(one).count > 1, "the scene moves")
    for count in [2, 5] { #expect(try Self.pixels(scene, workers: count) == one, "\(count) workers") }
    let chunks = try [17..<20, 20..<21, 21..<23].flatMap {
      try Self.pixels(scene, frames: Array($0), workers: 2)
    }
    #expect(chunks == one, "in chunks")
    #expect(try Self.pixels(scene, frames: [22], workers: 1) == [one[5]], "alone")
  }

  /// Films are made of these pictures' bytes, so a few scenes stand for all of them.
  @Test(
    "as H.264, whatever the number of workers",
    arguments: [ExampleScene.digitalRain, .hello, .kaleidoscope, .scrubbing, .springs])
  func film(_ scene: ExampleScene) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "flipbook-\(ProcessInfo.processInfo.globallyUniqueString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let films = try [1, 2, 5].map { workers in
      let file = folder.appendingPathComponent("\(workers).mp4")
      var job = Self.job(file.path, workers: workers)
      job.frames = Self.frames
      try job.run(try Self.source(scene))
      return try Data(contentsOf: file)
    }
    #expect(films[0].count > 1000)
    #expect(films[1] == films[0])
    #expect(films[2] == films[0])
  }
}
