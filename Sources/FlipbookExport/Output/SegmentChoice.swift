/// Where a film is cut into segments, each of which is encoded by itself.
public enum SegmentChoice: Hashable, Sendable {
  /// Nowhere: one encoder takes all frames.
  case none
  /// After so many seconds, above 0.
  case seconds(Double)
  /// At the scene's markers.
  case markers

  /// The length where none is asked for: long enough for encoders, short enough to be encoded again after an edit.
  public static let standard = SegmentChoice.seconds(4)
}
