import FlipbookDrawing
import Foundation

/// Which part of the shape particles come from.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Makes a mode from its name. A name that isn't one works as ``volume``.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Its corners; the ends of a line.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// Its rim: the sides of a rectangle, the circumference of a circle.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// The whole of a flat shape; the skin of a sphere.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// The whole of the shape.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}
