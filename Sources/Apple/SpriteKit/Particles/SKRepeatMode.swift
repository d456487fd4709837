/// The values of a sequence beyond its ends.
public enum SKRepeatMode: Int, Hashable, Sendable {
  /// The values at its ends.
  case clamp = 1
  /// Its values again.
  case loop = 2
}
