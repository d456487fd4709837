/// The mark behind the last letter of a text that is typed.
public enum TypewriterCursor: Hashable, Sendable {
  /// No mark.
  case none
  /// A bar that stays.
  case bar
  /// A bar that is seen while letters come, and then half of the time, 0.53 s each.
  case blinking
}
