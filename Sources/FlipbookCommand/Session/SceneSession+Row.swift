import Flipbook
import FlipbookDrawing
import FlipbookExport
import FlipbookScenes

extension SceneSession {
  /// The outcome of the films of a row.
  struct RowResult {
    /// The failure of each film, in their order; nil for none.
    var failures: [FlipbookFailure?]
    /// Pictures that were wanted besides, by frame.
    var lists: [Int: DisplayList] = [:]
  }

  /// Renders all frames to several outputs; each is painted once. An output that can't be written stops no other.
  ///
  /// - Parameters:
  ///   - outputs: Films, animations and sequences; with none of them nothing is rendered.
  ///   - kept: Frames whose pictures are handed back.
  /// - Throws: ``FlipbookFailure`` when the row was interrupted or `--strict` stops it.
  func renderRow(
    _ source: SceneFrameSource, to outputs: [OutputSettings], workers: Int?, keeping kept: Set<Int>,
    meter: WorkMeter
  ) throws -> RowResult {
    let format = source.format
    let frames = Array(0..<format.frameCount)
    var result = RowResult(failures: outputs.map { _ in nil })
    var sinks: [(index: Int, sink: any FrameSink)] = []
    for (index, output) in outputs.enumerated() {
      do {
        sinks.append((index, try RenderJob.sink(output, format, frames: frames)))
      } catch let error as ExportError { result.failures[index] = FlipbookFailure(error) }
    }
    guard let first = sinks.first else { return result }
    let fan = sinks.count > 1 ? FanSink(sinks.map(\.sink)) : nil
    let sounds = FilmSounds(source, frames: frames, to: outputs)
    try sounds.readNewSounds()
    let row = RowSource(
      checked: CheckedSource(source: source, record: RenderRecord(), watch: MotionWatch()) {
        try sounds.readNewSounds()
        try checkStrictly()
      },
      meter: meter, kept: kept)
    do {
      try run(outputs[first.index], workers: workers) { job in
        var job = job
        job.tracks = sounds.tracks
        try job.run(row, frames: frames, into: MeteredSink(fan ?? first.sink, meter))
      }
    } catch let error as ExportError where error.reason != .cancelled {
      let failures = fan?.failures ?? [error]
      for (entry, failure) in zip(sinks, failures) {
        result.failures[entry.index] = FlipbookFailure(failure as? ExportError ?? error)
      }
      return result
    }
    for (entry, failure) in zip(sinks, fan?.failures ?? []) {
      if let failure {
        result.failures[entry.index] =
          (failure as? ExportError).map(FlipbookFailure.init) ?? FlipbookFailure("\(failure)", .failure)
      }
    }
    result.lists = row.lists
    return result
  }

  /// Renders one frame to a picture.
  ///
  /// - Parameter list: The display list, where that is known; nil to ask the scene.
  func renderStill(
    _ source: SceneFrameSource, frame: Int, list: DisplayList?, to output: OutputSettings, meter: WorkMeter
  ) throws {
    let still = StillSource(
      format: source.format, list: list ?? meter.recording { source.displayList(at: frame) })
    try checkStrictly()
    let sink = try PNGSink(output, source.format, frames: [frame])
    try run(output, workers: 1) { try $0.run(still, frames: [frame], into: MeteredSink(sink, meter)) }
  }

  private func run(_ output: OutputSettings, workers: Int?, _ body: (RenderJob) throws -> Void) throws {
    var job = RenderJob(output: output, makeCanvas: SceneResources.canvasMaker(settings.renderer))
    if let workers { job.workers = workers }
    job.progress = { [journal] in journal?.recordWritten($0.done) }
    let cancellation = job.cancellation
    let relay = SignalRelay { _ in cancellation.cancel() }
    try withExtendedLifetime(relay) { try body(job) }
  }
}

/// Frames of a scene, measured as they are recorded, some of them kept.
@MainActor
private final class RowSource: FrameSource {
  private let checked: CheckedSource
  private let meter: WorkMeter
  private let kept: Set<Int>
  private(set) var lists: [Int: DisplayList] = [:]

  init(checked: CheckedSource, meter: WorkMeter, kept: Set<Int>) {
    self.checked = checked
    self.meter = meter
    self.kept = kept
  }

  var format: FrameFormat { checked.format }

  func displayList(at frame: Int) throws -> DisplayList {
    let list = try meter.recording { try checked.displayList(at: frame) }
    if kept.contains(frame) { lists[frame] = list }
    return list
  }
}

/// A picture that is known.
private struct StillSource: FrameSource {
  var format: FrameFormat
  var list: DisplayList

  func displayList(at frame: Int) -> DisplayList { list }
}
