import FlipbookDiagnostics
import FlipbookDrawing
import Foundation

/// Another name of ``CAValueFunctionName/rotateX``.
public let kCAValueFunctionRotateX = CAValueFunctionName.rotateX

/// Another name of ``CAValueFunctionName/rotateY``.
public let kCAValueFunctionRotateY = CAValueFunctionName.rotateY

/// Another name of ``CAValueFunctionName/rotateZ``.
public let kCAValueFunctionRotateZ = CAValueFunctionName.rotateZ

/// Another name of ``CAValueFunctionName/scale``.
public let kCAValueFunctionScale = CAValueFunctionName.scale

/// Another name of ``CAValueFunctionName/scaleX``.
public let kCAValueFunctionScaleX = CAValueFunctionName.scaleX

/// Another name of ``CAValueFunctionName/scaleY``.
public let kCAValueFunctionScaleY = CAValueFunctionName.scaleY

/// Another name of ``CAValueFunctionName/scaleZ``.
public let kCAValueFunctionScaleZ = CAValueFunctionName.scaleZ

/// Another name of ``CAValueFunctionName/translate``.
public let kCAValueFunctionTranslate = CAValueFunctionName.translate

/// Another name of ``CAValueFunctionName/translateX``.
public let kCAValueFunctionTranslateX = CAValueFunctionName.translateX

/// Another name of ``CAValueFunctionName/translateY``.
public let kCAValueFunctionTranslateY = CAValueFunctionName.translateY

/// Another name of ``CAValueFunctionName/translateZ``.
public let kCAValueFunctionTranslateZ = CAValueFunctionName.translateZ

/// Makes a transform of numbers.
public final class CAValueFunction: NSObject {
  /// The name that says which numbers it takes.
  public let name: CAValueFunctionName

  /// Makes a function by its name; nil, with a diagnostic, for a name that isn't one.
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
  package var count: Int { name == .scale || name == .translate ? 3 : 1 }

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
