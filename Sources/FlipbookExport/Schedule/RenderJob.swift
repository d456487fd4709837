import FlipbookPicture
import FlipbookRaster
import Foundation

/// Renders frames of a source to a file, or a file for each.
///
/// ```swift
/// let job = RenderJob(output: OutputSettings(path: "clip.mp4")) { try RasterCanvas(width: $0, height: $1, scale: $2) }
/// try job.run(source)
/// ```
/// The bytes of the output don't depend on the number of workers.
@MainActor
public struct RenderJob {
  /// Makes the canvas of one worker, on that worker's thread: width and height in pixels, pixels per point.
  public typealias CanvasMaker =
    @Sendable (_ width: Int, _ height: Int, _ scale: Double) throws -> RasterCanvas

  /// Where the frames go and in what form.
  public var output: OutputSettings
  /// The frames to render, in ascending order; nil for all of the source.
  public var frames: [Int]?
  /// Frames painted at once, 1 or more.
  public var workers = ProcessInfo.processInfo.activeProcessorCount
  /// Called when a frame was written, on a background thread.
  public var progress: (@Sendable (RenderProgress) -> Void)?
  /// Stops the render from another thread.
  public var cancellation = Cancellation()
  /// Makes the canvas of each worker.
  public var makeCanvas: CanvasMaker
  /// Where encoded segments are kept and taken from; nil to keep none.
  package var segmentStore: SegmentStore?
  /// Everything that decides the pixels of a display list, for segments that are kept.
  package var identity = ""
  /// A part of a film in place of the whole; nil for the whole.
  package var part: SegmentPart?
  /// Frames at which ``SegmentChoice/markers`` cuts the film.
  package var markers: [Int] = []

  /// Returns the film's sounds, captions and chapters, once all pictures are recorded; nil for none.
  package var tracks: (@MainActor () throws -> FilmTracks)?

  /// Makes a job that renders all frames, with a worker for each processor.
  public init(output: OutputSettings, makeCanvas: @escaping CanvasMaker) {
    self.output = output
    self.makeCanvas = makeCanvas
  }

  /// Renders, and returns when the output is whole.
  ///
  /// - Throws: ``ExportError``, or what the source or the canvas throws. Nothing half written is left then; of a
  ///   sequence the frames written so far, each of them whole, stay.
  public func run(_ source: some FrameSource) throws { try run(source, through: { $0 }) }

  /// Renders through a sink that stands before the output's own.
  package func run(_ source: some FrameSource, through wrap: (any FrameSink) -> any FrameSink) throws {
    let format = source.format
    let frames = self.frames ?? Array(0..<max(0, format.frameCount))
    try Self.check(format, frames)
    if output.segments != .none, try output.resolvedFormat() != .png {
      return try runInSegments(source, frames: frames, through: wrap)
    }
    let sink = try Self.sink(output, format, frames: frames, cancellation: cancellation)
    try run(source, frames: frames, into: wrap(sink))
  }

  private func runInSegments(
    _ source: some FrameSource, frames: [Int], through wrap: (any FrameSink) -> any FrameSink
  ) throws {
    let format = source.format
    let cuts = markers.compactMap { marker in frames.firstIndex { $0 >= marker } }
    let ranges =
      part?.ranges
      ?? SegmentRanges.ranges(output.segments, count: frames.count, rate: format.frameRate, markers: cuts)
    let sink = try SegmentSink(
      output, format, frames: frames, ranges: ranges, store: segmentStore, identity: identity,
      cancellation: cancellation, takePart: part?.take)
    if let context = part?.context, context != sink.context {
      throw ExportError(
        .settings,
        "The encoder's settings here are not those of the plan: its segments would have other bytes.")
    }
    try run(source, frames: frames, into: wrap(sink), segments: sink)
  }

  /// Where frames of a format go: a sequence of PNGs or a film.
  ///
  /// - Parameter cancellation: Ends the wait for an encoder that doesn't answer.
  /// - Throws: ``ExportError`` for settings that can't be or an encoder that isn't there.
  package static func sink(
    _ output: OutputSettings, _ format: FrameFormat, frames: [Int],
    cancellation: Cancellation = Cancellation()
  ) throws -> any FrameSink {
    if try output.resolvedFormat() == .png {
      try PNGSink(output, format, frames: frames)
    } else {
      try FilmSink(output, format, frameCount: frames.count, cancellation: cancellation)
    }
  }

  /// Renders into any sink.
  ///
  /// - Parameter segments: The sink of segments that is in it.
  package func run(
    _ source: some FrameSource, frames: [Int], into sink: any FrameSink, segments: SegmentSink? = nil
  ) throws {
    let format = source.format
    try Self.check(format, frames)
    if cancellation.isCancelled { throw ExportError.cancelled }
    // A size that can't be is said before anything is opened.
    let first = Latch<CanvasBox>()
    first.set(CanvasBox(try makeCanvas(format.pixelWidth, format.pixelHeight, format.scale)))
    do {
      try sink.start()
      try feed(source, frames, sink, first, segments)
      if let tracks { sink.setTracks(try tracks()) }
      try sink.finish()
    } catch {
      sink.discard()
      throw error
    }
  }

  private func feed(
    _ source: some FrameSource, _ frames: [Int], _ sink: any FrameSink, _ first: Latch<CanvasBox>,
    _ segments: SegmentSink?
  ) throws {
    let format = source.format
    let makeCanvas = makeCanvas
    let pipeline = FramePipeline<DisplayList>(
      sink: sink, frames: frames, workers: max(1, min(workers, frames.count)),
      makeWorker: {
        // A canvas repaints what differs from its last list, which gives the same pixels as painting all of it.
        let canvas =
          try first.take()?.canvas ?? makeCanvas(format.pixelWidth, format.pixelHeight, format.scale)
        let encoder = try sink.makeEncoder()
        return { list in try encoder.encode(list, on: canvas) }
      },
      progress: progress)
    try pipeline.run(until: cancellation) { pipeline in
      if let segments {
        return try SegmentFeed(source: source, frames: frames, sink: segments, pipeline: pipeline).run()
      }
      for frame in frames {
        let list = try source.displayList(at: frame)
        guard pipeline.submit(list, key: list.contentHash) else { break }
      }
    }
  }

  /// The picture of one frame.
  public static func still(_ source: some FrameSource, frame: Int, makeCanvas: CanvasMaker) throws -> Bitmap {
    let format = source.format
    try check(format, [frame])
    let canvas = try makeCanvas(format.pixelWidth, format.pixelHeight, format.scale)
    canvas.paint(try source.displayList(at: frame))
    return canvas.makeBitmap()
  }

  private static func check(_ format: FrameFormat, _ frames: [Int]) throws {
    guard !frames.isEmpty else { throw ExportError(.settings, "There are no frames to render.") }
    if let outside = frames.first(where: { $0 < 0 || $0 >= format.frameCount }) {
      throw ExportError(
        .settings, "Frame \(outside) is outside the clip, which has frames 0 to \(format.frameCount - 1).")
    }
  }
}
