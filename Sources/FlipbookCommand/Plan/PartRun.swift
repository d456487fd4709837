import FlipbookExport
import FlipbookGoldens
import FlipbookScenes
import Foundation
import Synchronization

/// Renders a part of a planned film in the scene's process.
@MainActor
struct PartRun {
  let plan: RenderPlan
  let number: Int
  let part: RenderPlan.Part
  /// Where segments go.
  let folder: String
  let workers: Int?

  func render(_ options: ParsedOptions, _ progress: ProgressChoice) throws -> Int32 {
    let settings = try SceneRequest.settings(options)
    let session = SceneSession(
      try SceneRequest(options, command: "run"), settings: settings,
      isStrict: options.has("strict"),
      progress: progress)
    let start = ContinuousClock.now
    return try session.run { source in
      let all = try FrameSelection.parse(plan.frames).frames(count: source.format.frameCount)
      let ranges = plan.ranges[part.first..<part.end]
      guard let first = ranges.first?.lowerBound, let end = ranges.last?.upperBound, end <= all.count else {
        throw FlipbookFailure("The scene is not as long as the plan says. Plan the film anew.", .usage)
      }
      let taken = Mutex<[SegmentFile]>([])
      let tracks = Mutex<FilmTracks?>(nil)
      var record = RenderRecord()
      do { record.segmentStore = try SegmentStore(folder: folder) } catch let error as ExportError {
        throw FlipbookFailure(error)
      }
      guard access(folder, W_OK | X_OK) == 0 else {
        throw FlipbookFailure("The folder of the parts \"\(folder)\" can't be written.", .failure)
      }
      record.identity = ManifestOptions.context(source.format, settings.renderer)
      record.part = SegmentPart(
        ranges: ranges.map { $0.lowerBound - first..<$0.upperBound - first }, context: plan.context
      ) { files in taken.withLock { $0 = files } }
      record.tracks = { found in tracks.withLock { $0 = found } }
      var output = try plan.output(plan.film)
      output.segments = .standard
      try session.render(
        source, frames: Array(all[first..<end]), to: output, workers: workers, record: record)
      try write(
        taken.withLock { $0 },
        tracks: tracks.withLock { $0 }?.moved(by: source.time(of: all[first]) - source.time(of: all[0])),
        seconds: (ContinuousClock.now - start) / .seconds(1))
    }
  }

  private func write(_ files: [SegmentFile], tracks: FilmTracks?, seconds: Double) throws {
    let segments = files.map {
      PartRecord.Segment(file: PathText.name(of: $0.path), frames: $0.frameCount, hash: $0.mediaHash)
    }
    try PartRecord(
      plan: plan.id, part: number, segments: segments, seconds: (seconds * 1000).rounded() / 1000,
      host: ProcessInfo.processInfo.hostName, tracks: tracks?.mapFiles(PlanInputs.relative)
    ).write(folder)
  }
}
