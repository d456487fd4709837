/// Writes the frames of one segment to a file.
protocol SegmentWriter: Sendable {
  /// Opens the file, on the thread that calls ``finish()`` too.
  func start() throws

  /// Takes the next frame.
  ///
  /// - Parameter isLast: Whether it is the segment's last.
  func write(_ frame: EncodedFrame, isLast: Bool) throws

  /// Takes a frame back that was written.
  func recycle(_ frame: EncodedFrame)

  /// Makes the file whole.
  func finish() throws

  /// Ends calls that wait, from any thread.
  func interrupt()

  /// Removes what was written.
  func discard()
}
