import FlipbookDiagnostics
import FlipbookDrawing
import Foundation

/// The name of a ``CAValueFunction``.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  public static let scale = CAValueFunctionName(rawValue: "scale")
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  public static let translate = CAValueFunctionName(rawValue: "translate")
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")

  static let all: [CAValueFunctionName] = [
    .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX, .translateY,
    .translateZ,
  ]
}

public let kCAValueFunctionRotateX = CAValueFunctionName.rotateX
public let kCAValueFunctionRotateY = CAValueFunctionName.rotateY
public let kCAValueFunctionRotateZ = CAValueFunctionName.rotateZ
public let kCAValueFunctionScale = CAValueFunctionName.scale
public let kCAValueFunctionScaleX = CAValueFunctionName.scaleX
public let kCAValueFunctionScaleY = CAValueFunctionName.scaleY
public let kCAValueFunctionScaleZ = CAValueFunctionName.scaleZ
public let kCAValueFunctionTranslate = CAValueFunctionName.translate
public let kCAValueFunctionTranslateX = CAValueFunctionName.translateX
public let kCAValueFunctionTranslateY = CAValueFunctionName.translateY
public let kCAValueFunctionTranslateZ = CAValueFunctionName.translateZ

/// Makes a transform of numbers.
public final class CAValueFunction: NSObject {
  public let name: CAValueFunctionName

  /// Nil, with a diagnostic, for a name that isn't one.
  public init?(name: CAValueFunctionName) {
    self.name = name
    super.init()
    guard CAValueFunctionName.all.contains(name) else {
      let near = NearestWord.find(name.rawValue, in: CAValueFunctionName.all.map(\.rawValue), slips: 2)
      LayerInput.warn(
        "value-function",
        "There is no value function \"\(name.rawValue)\"." + (near.map { " Did you mean \"\($0)\"?" } ?? ""))
      return nil
    }
  }

  /// How many numbers it takes: 3 for whole scales and translations, otherwise 1.
  var count: Int { name == .scale || name == .translate ? 3 : 1 }

  func transform(_ v: SIMD4<Double>) -> CATransform3D {
    switch name {
    case .rotateX: CATransform3DMakeRotation(v.x, 1, 0, 0)
    case .rotateY: CATransform3DMakeRotation(v.x, 0, 1, 0)
    case .rotateZ: CATransform3DMakeRotation(v.x, 0, 0, 1)
    case .scale: CATransform3DMakeScale(v.x, v.y, v.z)
    case .scaleX: CATransform3DMakeScale(v.x, 1, 1)
    case .scaleY: CATransform3DMakeScale(1, v.x, 1)
    case .scaleZ: CATransform3DMakeScale(1, 1, v.x)
    case .translate: CATransform3DMakeTranslation(v.x, v.y, v.z)
    case .translateX: CATransform3DMakeTranslation(v.x, 0, 0)
    case .translateY: CATransform3DMakeTranslation(0, v.x, 0)
    default: CATransform3DMakeTranslation(0, 0, v.x)
    }
  }
}
