import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Turns what scenes hand over as `Any` into numbers, colours and the like, and back.
package enum LayerNumbers {
  /// The value in a box, or the value itself.
  package static func unboxed(_ value: Any) -> Any {
    if let box = value as? any LayerValueBox { return box.layerValue }
    guard let boxed = value as? NSValue, !(boxed is NSNumber) else { return value }
    // Asking for another structure than the one inside ends the program.
    switch String(cString: boxed.objCType).prefix(while: { $0 != "=" }) {
    case "{CGPoint": return boxed.pointValue
    case "{CGSize": return boxed.sizeValue
    case "{CGRect": return boxed.rectValue
    default: return value
    }
  }

  package static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as Double: return number
    case let number as CGFloat: return Double(number)
    case let number as Float: return Double(number)
    case let number as Int: return Double(number)
    case let number as Bool: return number ? 1 : 0
    case let number as NSNumber: return number.doubleValue
    case let number as any BinaryInteger: return Double(number)
    case let box as any LayerValueBox: return Self.number(box.layerValue)
    default: return nil
    }
  }

  /// One to four numbers; nil when the value is of another kind.
  package static func lanes(_ value: Any?, count: Int) -> SIMD4<Double>? {
    guard let value else { return nil }
    switch unboxed(value) {
    case let point as CGPoint: return count == 2 ? SIMD4(Double(point.x), Double(point.y), 0, 0) : nil
    case let size as CGSize: return count == 2 ? SIMD4(Double(size.width), Double(size.height), 0, 0) : nil
    case let vector as CGVector: return count == 2 ? SIMD4(Double(vector.dx), Double(vector.dy), 0, 0) : nil
    case let rect as CGRect:
      // Not its regular form: a difference may be negative.
      let (origin, size) = (rect.origin, rect.size)
      return count == 4
        ? SIMD4(Double(origin.x), Double(origin.y), Double(size.width), Double(size.height)) : nil
    case let other: return count == 1 ? number(other).map { SIMD4($0, 0, 0, 0) } : nil
    }
  }

  package static func color(_ value: Any?) -> RGBA? {
    guard let value else { return nil }
    switch unboxed(value) {
    case let color as CGColor: return color.rgba
    case let color as Color: return color.cgColor?.rgba
    default: return nil
    }
  }

  package static func transform(_ value: Any?) -> CATransform3D? {
    guard let value else { return nil }
    switch unboxed(value) {
    case let transform as CATransform3D: return transform
    case let transform as CGAffineTransform: return CATransform3DMakeAffineTransform(transform)
    default: return nil
    }
  }

  package static func path(_ value: Any?) -> Path? {
    guard let value else { return nil }
    switch unboxed(value) {
    case let path as CGPath: return path.path
    case let path as Path: return path
    default: return nil
    }
  }

  package static func colors(_ value: Any?) -> [RGBA]? {
    (value as? [Any])?.compactMap { color($0) }
  }

  package static func numbers(_ value: Any?) -> [Double]? {
    (value as? [Any])?.compactMap { number($0) }
  }

  // MARK: Colours as numbers

  /// Premultiplied, so that what is clear has no colour of its own.
  package static func lanes(_ color: RGBA?) -> SIMD4<Double> {
    guard let color else { return .zero }
    let alpha = Double(color.opacity)
    return SIMD4(Double(color.red) * alpha, Double(color.green) * alpha, Double(color.blue) * alpha, alpha)
  }

  package static func color(_ lanes: SIMD4<Double>) -> RGBA {
    let alpha = min(1, max(0, lanes.w))
    guard alpha > 0 else { return .clear }
    return RGBA(
      red: Float(lanes.x / alpha), green: Float(lanes.y / alpha), blue: Float(lanes.z / alpha),
      opacity: Float(alpha))
  }
}
