/// A segment that ffmpeg encodes.
struct FilmSegmentWriter: SegmentWriter {
  let film: FilmSink

  func start() throws { try film.start() }
  func write(_ frame: EncodedFrame, isLast: Bool) throws { try film.write(frame, isLast: isLast) }
  func recycle(_ frame: EncodedFrame) { film.recycle(frame) }
  func finish() throws { try film.finish() }
  func interrupt() { film.interrupt() }
  func discard() { film.discard() }
}
