/// Where finished frames go.
///
/// Work on a frame has two stages: an encoder paints it and turns it into bytes, on a worker, in any order; the
/// sink takes those bytes in order on one thread. Of a frame that equals the one before, the sink gets the same
/// bytes again.
package protocol FrameSink: AnyObject, Sendable {
  /// An encoder for the canvas of one worker.
  func makeEncoder() throws -> any FrameEncoder

  /// Checks and opens the output. Called once, before any encoder is made.
  func start() throws

  /// Takes the next frame.
  func write(_ frame: EncodedFrame, number: Int) throws

  /// Gets a frame back that won't be written again.
  func recycle(_ frame: EncodedFrame)

  /// Gets what the output has beside its pictures, once all are written.
  func setTracks(_ tracks: FilmTracks)

  /// Makes the output whole and gives it its name. After an error the output is discarded.
  func finish() throws

  /// Ends a call that is waiting, from any thread; the sink is of no use afterwards.
  func interrupt()

  /// Removes everything that was written. Called instead of `finish` or after it threw.
  func discard()
}

extension FrameSink {
  package func recycle(_ frame: EncodedFrame) {}
  package func setTracks(_ tracks: FilmTracks) {}
}
