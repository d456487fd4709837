/// How the size of a picture is met.
public enum PHImageRequestOptionsResizeMode: Int, Hashable, Sendable {
  /// Modes, with Apple's numbers.
  case none, fast, exact
}
