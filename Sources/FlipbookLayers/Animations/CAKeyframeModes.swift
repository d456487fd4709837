import FlipbookDrawing
import FlipbookMotion
import Foundation

/// How a keyframe animation fills the time between values.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
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

/// How a layer turns along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Its x axis points ahead.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Its x axis points back.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

public let kCAAnimationLinear = CAAnimationCalculationMode.linear
public let kCAAnimationDiscrete = CAAnimationCalculationMode.discrete
public let kCAAnimationPaced = CAAnimationCalculationMode.paced
public let kCAAnimationCubic = CAAnimationCalculationMode.cubic
public let kCAAnimationCubicPaced = CAAnimationCalculationMode.cubicPaced
public let kCAAnimationRotateAuto = CAAnimationRotationMode.rotateAuto
public let kCAAnimationRotateAutoReverse = CAAnimationRotationMode.rotateAutoReverse
