/// A frame of a sequence that is not as expected.
public struct FrameResult: Hashable, Sendable {
  /// Counted from 0.
  public var frame: Int
  /// Why the frame is not as expected.
  public var verdict: PictureVerdict

  /// Makes the result of a frame, counted from 0.
  public init(frame: Int, verdict: PictureVerdict) {
    self.frame = frame
    self.verdict = verdict
  }
}
