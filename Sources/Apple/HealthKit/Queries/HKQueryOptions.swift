/// How data belongs to a time.
public struct HKQueryOptions: OptionSet, Hashable, Sendable {
  /// A bit for each option.
  public let rawValue: UInt
  /// Makes options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// It begins in it.
  public static let strictStartDate = HKQueryOptions(rawValue: 1)
  /// It ends in it.
  public static let strictEndDate = HKQueryOptions(rawValue: 2)
}
