/// How a picture fills its size.
public enum PHImageContentMode: Int, Hashable, Sendable {
  /// All of it is seen.
  case aspectFit
  /// No room is left.
  case aspectFill
  /// As `aspectFit`.
  public static let `default` = PHImageContentMode.aspectFit
}
