/// A frame of a sequence that is not as expected.
public struct FrameResult: Hashable, Sendable {
  /// Counted from 0.
  public var frame: Int
  public var verdict: PictureVerdict

  public init(frame: Int, verdict: PictureVerdict) {
    self.frame = frame
    self.verdict = verdict
  }
}
