/// Which of two pictures.
public enum PictureSide: String, Hashable, Sendable, Codable {
  /// The approved one.
  case expected
  /// The one to judge.
  case actual
}
