/// Which way up a camera's pictures are.
public enum AVCaptureVideoOrientation: Int, Sendable {
  /// Upright, and upside down.
  case portrait = 1, portraitUpsideDown
  /// On a side, with the button on the right or the left.
  case landscapeRight, landscapeLeft
}
