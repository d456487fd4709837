/// Where a film is cut into segments, each of which is encoded by itself.
public enum SegmentChoice: Hashable, Sendable {
  /// Nowhere: one encoder takes all frames.
  case none
  /// After so many seconds, above 0.
  case seconds(Double)
  /// At the scene's markers.
  case markers

  /// The length where none is asked for: films in segments are at most 3 % larger than those in one piece.
  public static let standard = SegmentChoice.seconds(8)
  /// The length for a film that is edited and rendered again and again: an edit of a second costs a fifteenth of a minute.
  public static let editing = SegmentChoice.seconds(4)
}
