import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// Directions in which an interface may be held, as a set.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Makes a set of directions from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// With the device's bottom at the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// With the device's bottom at the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// Both wide directions.
  public static let landscape = UIInterfaceOrientationMask(rawValue: 24)
  /// All four directions.
  public static let all = UIInterfaceOrientationMask(rawValue: 30)
  /// All directions but upside down.
  public static let allButUpsideDown = UIInterfaceOrientationMask(rawValue: 26)
}
