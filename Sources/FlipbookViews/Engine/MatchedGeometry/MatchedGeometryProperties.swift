import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The properties that matched views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits of the properties.
  public let rawValue: UInt32
  /// Makes a set of properties from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The place of the anchor in the film.
  public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
  /// Width and height.
  public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
