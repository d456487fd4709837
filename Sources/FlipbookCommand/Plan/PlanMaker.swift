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

  /// Frames that are recorded and painted to estimate what all of them take.
  private static let samples = 12

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
    let (costs, lead) = try costs(of: ranges)
    let parts = PartBalance.parts(costs: costs, lead: lead, count: partCount).map { part in
      RenderPlan.Part(
        first: part.lowerBound, end: part.upperBound,
        cost: Self.rounded(lead[part.lowerBound] + costs[part].reduce(0, +)))
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

  /// Seconds of each segment, and those before a part can begin with it, from a few frames.
  private func costs(of ranges: [Range<Int>]) throws -> (costs: [Double], lead: [Double]) {
    let format = source.format
    let canvas = try SceneResources.canvasMaker(renderer)(format.pixelWidth, format.pixelHeight, format.scale)
    let count = min(Self.samples, frames.count)
    var samples: [(position: Int, record: Double, paint: Double)] = []
    var last = -1
    for index in 0..<count {
      let position = frames.count * (2 * index + 1) / (2 * count)
      let (start, list) = (ContinuousClock.now, source.displayList(at: frames[position]))
      let recorded = ContinuousClock.now
      canvas.paint(list)
      let painted = ContinuousClock.now
      // Views go through all frames in between.
      let steps = source.recordsInOrder ? Double(max(1, frames[position] - last)) : 1
      last = frames[position]
      samples.append((position, (recorded - start) / .seconds(1) / steps, (painted - recorded) / .seconds(1)))
    }
    let record = samples.map(\.record).reduce(0, +) / Double(samples.count)
    let costs = ranges.map { range in
      // Each frame takes what the nearest sample does.
      range.reduce(0.0) { sum, position in
        let sample = min(samples.count - 1, position * samples.count / frames.count)
        return sum + samples[sample].record + samples[sample].paint
      }
    }
    let lead = ranges.map { source.recordsInOrder ? record * Double(frames[$0.lowerBound]) : 0 }
    return (costs, lead)
  }

  private static func rounded(_ seconds: Double) -> Double { (seconds * 1000).rounded() / 1000 }
}
