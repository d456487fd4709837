import FlipbookDiagnostics
import FlipbookDrawing
import Foundation

/// The name of a ``CAValueFunction``.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public let rawValue: String
  /// Makes a name from text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// About the x axis, from a number of radians.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// About the y axis, from a number of radians.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// About the z axis, from a number of radians.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// Along all axes, from three factors.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// Along the x axis, from a factor.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// Along the y axis, from a factor.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// Along the z axis, from a factor.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// Along all axes, from three numbers of points.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// Along the x axis, from a number of points.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// Along the y axis, from a number of points.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// Along the z axis, from a number of points.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")

  package static let all: [CAValueFunctionName] = [
    .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX, .translateY,
    .translateZ,
  ]
}
