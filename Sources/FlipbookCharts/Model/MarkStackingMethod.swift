/// How bars and areas at one place are put together.
public struct MarkStackingMethod: Hashable, Sendable {
  enum Storage: Hashable, Sendable { case standard, normalized, center, unstacked }

  let storage: Storage

  /// One on the other, from zero.
  public static var standard: MarkStackingMethod { MarkStackingMethod(storage: .standard) }
  /// One on the other, as parts of 1.
  public static var normalized: MarkStackingMethod { MarkStackingMethod(storage: .normalized) }
  /// One on the other, about the middle.
  public static var center: MarkStackingMethod { MarkStackingMethod(storage: .center) }
  /// Each from zero.
  public static var unstacked: MarkStackingMethod { MarkStackingMethod(storage: .unstacked) }
}
