import Flipbook
import FlipbookDiagnostics
import FlipbookExport
import FlipbookRaster
import FlipbookScenes
import FlipbookTestSupport
import Testing

@MainActor
@Suite("Every layer scene")
struct LayerSceneRenderTests {
  private static let frames = Array(11..<17)

  private static func pixels(_ scene: LayerExample, frames: [Int] = frames, workers: Int) throws -> [[UInt8]]
  {
    let source = try scene.source(scale: 0.1, rate: 10)
    let sink = MemorySink(source.format)
    var job = RenderJob(output: OutputSettings(path: "")) {
      try RasterCanvas(width: $0, height: $1, scale: $2)
    }
    job.workers = workers
    try job.run(source, frames: frames, into: sink)
    return sink.frames.map(\.bytes)
  }

  /// The lines of a list that earlier ones don't have, not too many of them, and the hash of all.
  private static func text(_ list: DisplayList, frame: Int, _ known: inout Set<Substring>) -> String {
    let lines = list.description.split(separator: "\n").filter { known.insert($0).inserted }
    let more = lines.count > 40 ? "; and \(lines.count - 40) more lines\n" : ""
    return "; frame \(frame)\n" + lines.prefix(40).joined(separator: "\n") + "\n\(more); \(list.contentHash)"
  }

  @Test("there is one for each topic")
  func topics() {
    #expect(LayerExample.all.count >= 10)
  }

  @Test("gives the same bytes with any number of workers, in chunks and alone", arguments: LayerExample.all)
  func bytes(_ scene: LayerExample) throws {
    let one = try Self.pixels(scene, workers: 1)
    #expect(one.count == Self.frames.count)
    #expect(Set(one).count > 1, "the scene moves")
    for count in [2, 5] { #expect(try Self.pixels(scene, workers: count) == one, "\(count) workers") }
    let chunks = try [11..<14, 14..<15, 15..<17].flatMap {
      try Self.pixels(scene, frames: Array($0), workers: 2)
    }
    #expect(chunks == one)
    for frame in [11, 16] {
      #expect(try Self.pixels(scene, frames: [frame], workers: 1) == [one[frame - 11]], "frame \(frame)")
    }
  }

  @Test("draws what was approved, without warnings", arguments: LayerExample.all)
  func lists(_ scene: LayerExample) throws {
    let collector = DiagnosticCollector()
    try DiagnosticCollector.$current.withValue(collector) {
      let source = try scene.source()
      let last = source.format.frameCount - 1
      var known: Set<Substring> = []
      let texts = [0, last / 4, last / 2, last].map { frame in
        Self.text(source.displayList(at: frame), frame: frame, &known)
      }
      try GoldenStore.shared.verify(texts.joined(separator: "\n"), name: scene.golden)
    }
    #expect(collector.diagnostics.filter { $0.severity >= .warning } == [])
  }
}
