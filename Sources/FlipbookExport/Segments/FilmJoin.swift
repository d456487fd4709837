import Foundation

/// Makes a film of segments that were encoded before, by any machine.
package struct FilmJoin {
  package var output: OutputSettings
  package var format: FrameFormat
  /// The film's sounds, captions and chapters.
  package var tracks = FilmTracks()

  package init(output: OutputSettings, format: FrameFormat) {
    self.output = output
    self.format = format
  }

  /// Joins segments without encoding their pictures again; frames of animations are encoded here.
  ///
  /// - Parameters:
  ///   - segments: Whole, in the order of the film.
  ///   - cancellation: Ends the work from another thread.
  /// - Throws: ``ExportError``. Nothing half written is left then.
  package func run(_ segments: [SegmentFile], cancellation: Cancellation = Cancellation()) throws {
    let film = try FilmSink(output, format, frameCount: format.frameCount, cancellation: cancellation)
    try OutputFile.check(output.path, overwrites: output.overwrites)
    let join = SegmentJoin(
      film: film, settings: output, store: nil, version: try film.ffmpeg.version(cancellation))
    try join.checkSound()
    join.setTracks(tracks)
    cancellation.onCancel { join.interrupt() }
    defer { cancellation.removeHandlers() }
    try join.run(segments, isAnimation: film.plan.codec == nil)
    if cancellation.isCancelled { throw ExportError.cancelled }
  }
}
