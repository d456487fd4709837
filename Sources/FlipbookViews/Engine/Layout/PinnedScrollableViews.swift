import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Views that stay in sight while the rest of their section scrolls, in stacks from top to bottom.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits of the kinds.
  public let rawValue: UInt32
  /// Makes a set of kinds from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}
