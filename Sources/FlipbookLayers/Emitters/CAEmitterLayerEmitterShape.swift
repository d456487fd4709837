import FlipbookDrawing
import Foundation

/// Where particles come from.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public let rawValue: String
  /// Makes a shape from its name. A name that isn't one works as ``point``.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The emitter's position alone.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// As wide as the emitter's size, facing up.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// As wide and high as the emitter's size.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// As wide and high as the emitter's size and as deep as its depth.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// The width of the emitter's size is its radius.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// The width of the emitter's size is its radius.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}
