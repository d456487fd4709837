import FlipbookDrawing
import Foundation

/// Which way a scroll layer moves.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Makes a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Neither way.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Up and down alone.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// Left and right alone.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// All ways.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}
