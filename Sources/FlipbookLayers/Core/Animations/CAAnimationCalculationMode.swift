import FlipbookDrawing
import FlipbookMotion
import Foundation

/// How a keyframe animation fills the time between values.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Makes a mode from its name. A name that isn't one works as ``linear``, with a warning.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Straight from value to value.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value holds until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// At constant speed over all.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On a smooth curve.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// On a smooth curve at constant speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

  var media: MediaCalculationMode {
    if let mode = MediaCalculationMode(rawValue: rawValue) { return mode }
    LayerInput.warn(
      "calculation-mode", "There is no calculation mode \"\(rawValue)\"; \"linear\" is used.")
    return .linear
  }
}
