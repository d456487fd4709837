/// How far a render is.
public struct RenderProgress: Equatable, Sendable {
  /// Frames written.
  public var done: Int
  /// Frames to write.
  public var total: Int
  /// Seconds since the start.
  public var elapsed: Double

  /// Makes the progress of a render. `elapsed` is in seconds.
  public init(done: Int, total: Int, elapsed: Double) {
    self.done = done
    self.total = total
    self.elapsed = elapsed
  }

  /// Frames a second so far; 0 before anything is done.
  public var framesPerSecond: Double { elapsed > 0 ? Double(done) / elapsed : 0 }

  /// Seconds left at this rate; nil before anything is done.
  public var remaining: Double? { framesPerSecond > 0 ? Double(total - done) / framesPerSecond : nil }
}
