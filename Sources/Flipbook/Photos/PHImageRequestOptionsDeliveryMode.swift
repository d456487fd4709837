/// How good a picture is.
public enum PHImageRequestOptionsDeliveryMode: Int, Hashable, Sendable {
  /// Modes, with Apple's numbers.
  case opportunistic, highQualityFormat, fastFormat
}
