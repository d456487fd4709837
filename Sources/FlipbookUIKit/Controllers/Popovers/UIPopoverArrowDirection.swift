import FlipbookDrawing
import Foundation

/// Directions of a popover's arrow, as a set.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Makes a set of directions from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Down.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// No known direction.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
  /// All four directions.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
