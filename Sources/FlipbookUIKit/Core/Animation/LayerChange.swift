import FlipbookDrawing
import FlipbookLayers
import FlipbookMotion
import FlipbookTime
import Foundation

/// Compares and subtracts values of layers' properties.
enum LayerChange {
  static func isSame(_ one: Any?, _ other: Any?) -> Bool {
    switch (one, other) {
    case (nil, nil): return true
    case (let one?, let other?):
      guard let one = one as? AnyHashable, let other = other as? AnyHashable else { return false }
      return one == other
    default: return false
    }
  }

  /// Returns one value less another, for properties that can be added to; nil for others.
  static func difference(_ one: Any?, _ other: Any?) -> Any? {
    switch (one, other) {
    case (let a as CGPoint, let b as CGPoint): return CGPoint(x: a.x - b.x, y: a.y - b.y)
    case (let a as CGSize, let b as CGSize):
      return CGSize(width: a.width - b.width, height: a.height - b.height)
    case (let a as CGRect, let b as CGRect):
      return CGRect(
        x: a.minX - b.minX, y: a.minY - b.minY, width: a.width - b.width, height: a.height - b.height)
    case (let a?, let b?):
      guard let a = LayerNumbers.number(a), let b = LayerNumbers.number(b) else { return nil }
      return a - b
    default: return nil
    }
  }

  /// Returns the value that changes nothing when it is added.
  static func zero(like value: Any?) -> Any? {
    switch value {
    case is CGPoint: return CGPoint.zero
    case is CGSize: return CGSize.zero
    case is CGRect: return CGRect.zero
    case let value?: return LayerNumbers.number(value).map { _ in 0.0 }
    case nil: return nil
    }
  }
}
