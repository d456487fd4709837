import FlipbookMotion
import FlipbookTime
import Foundation

/// The parts of the report of a change, as a set.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Makes a set of options from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The report holds the new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The report holds the old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The first report comes at once.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Has no effect. Reports come after the change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}
