/// The kinds of devices that show live activities.
public enum ActivityFamily: Hashable, Sendable {
  /// A watch.
  case small
  /// A phone.
  case medium
}
