import FlipbookDrawing
import Foundation

/// In what order particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Makes a mode from its name. A name that isn't one works as ``unordered``.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In the order they are made: cell by cell, the oldest first.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// By birth, the oldest at the back.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// By birth, the oldest at the front.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// By depth, the nearest at the front.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Their light adds up.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
