/// Which way up the pixels of a picture are.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}
