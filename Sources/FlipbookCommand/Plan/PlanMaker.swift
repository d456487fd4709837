import FlipbookDrawing
import FlipbookExport
import FlipbookGoldens
import FlipbookScenes
import Foundation

/// Makes the plan of a film in the scene's process.
@MainActor
struct PlanMaker {
  let source: SceneFrameSource
  /// Frames of the film.
  let frames: [Int]
  let output: OutputSettings
  let renderer: Renderer
  /// Those of `render`, directives of the scene file included.
  let options: ParsedOptions
  let file: String
  /// Parts wanted at most.
  let partCount: Int

  /// - Parameter others: Files beside the scene that are no inputs.
  func plan(leavingOut others: [String]) throws -> RenderPlan {
    let format = source.format
    let cuts = source.markerFrames.compactMap { marker in frames.firstIndex { $0 >= marker } }
    let ranges = SegmentRanges.ranges(
      output.segments, count: frames.count, rate: format.frameRate, markers: cuts)
    let sink: SegmentSink
    do {
      sink = try SegmentSink(
        output, format, frames: frames, ranges: ranges, store: nil,
        identity: ManifestOptions.context(format, renderer))
    } catch let error as ExportError { throw FlipbookFailure(error) }
    let costs = try costs(of: ranges)
    let parts = PartBalance.parts(costs: costs.seconds, lead: costs.lead, count: partCount).map { part in
      RenderPlan.Part(
        first: part.lowerBound, end: part.upperBound,
        cost: Self.rounded(costs.lead[part.lowerBound] + costs.seconds[part].reduce(0, +)))
    }
    return try RenderPlan(
      flipbook: FlipbookVersion.current, architecture: PlanFile.architecture,
      machine: .current(renderer),
      ffmpeg: PlanFile.ffmpeg, folder: FileManager.default.currentDirectoryPath, file: file,
      scene: source.name, title: source.title,
      options: RenderPlan.Options(
        values: options.values, lists: options.lists, flags: options.flags.sorted()),
      film: PathText.name(of: output.path), width: format.pixelWidth, height: format.pixelHeight,
      frameRate: "\(format.frameRate.numerator)/\(format.frameRate.denominator)", isOpaque: format.isOpaque,
      frames: FrameRuns.text(frames), segments: ranges.map(\.count), context: sink.context, parts: parts,
      inputs: try PlanInputs.list([file], options, leavingOut: others)
    ).sealed()
  }

  private func costs(of ranges: [Range<Int>]) throws -> SegmentCosts {
    let format = source.format
    let canvas = try SceneResources.canvasMaker(renderer)(format.pixelWidth, format.pixelHeight, format.scale)
    let film = SampleFilm(output: output, format: format, renderer: renderer)
    let start = ContinuousClock.now
    do {
      return try SegmentCosts(
        of: source, frames: frames, ranges: ranges, now: { (ContinuousClock.now - start) / .seconds(1) },
        paint: { canvas.paint($0) }, film: film.seconds)
    } catch let error as ExportError { throw FlipbookFailure(error) }
  }

  private static func rounded(_ seconds: Double) -> Double { (seconds * 1000).rounded() / 1000 }
}
