/// How much room an interface has along an axis.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// No class.
  case unspecified = 0
  /// Little room.
  case compact = 1
  /// Much room.
  case regular = 2
}
