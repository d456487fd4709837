import FlipbookTime

/// Flags of a work item. They have no effect: all work is done in order.
public struct DispatchWorkItemFlags: OptionSet, Sendable {
  /// The bits of the flags.
  public let rawValue: UInt
  /// Makes flags from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Has no effect: work never runs beside other work.
  public static let barrier = DispatchWorkItemFlags(rawValue: 1)
  /// Has no effect.
  public static let detached = DispatchWorkItemFlags(rawValue: 2)
  /// Has no effect.
  public static let assignCurrentContext = DispatchWorkItemFlags(rawValue: 4)
  /// Has no effect.
  public static let noQoS = DispatchWorkItemFlags(rawValue: 8)
  /// Has no effect.
  public static let inheritQoS = DispatchWorkItemFlags(rawValue: 16)
  /// Has no effect.
  public static let enforceQoS = DispatchWorkItemFlags(rawValue: 32)
}
