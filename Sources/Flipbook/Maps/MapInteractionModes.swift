import FlipbookDrawing
import FlipbookViews
import Foundation

/// Which ways a map may be moved by hand.
public struct MapInteractionModes: OptionSet, Hashable, Sendable {
  /// The bits of the modes.
  public let rawValue: Int
  /// Makes modes from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Has no effect: nobody touches the map.
  public static let pan = MapInteractionModes(rawValue: 1)
  /// Has no effect: nobody touches the map.
  public static let zoom = MapInteractionModes(rawValue: 2)
  /// Has no effect: nobody touches the map.
  public static let rotate = MapInteractionModes(rawValue: 4)
  /// Has no effect: nobody touches the map.
  public static let pitch = MapInteractionModes(rawValue: 8)
  /// All four modes.
  public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}
