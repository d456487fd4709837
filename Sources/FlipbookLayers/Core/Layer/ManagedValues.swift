import FlipbookDrawing
import Foundation

/// Values of properties that layers manage, which need an initial one of their type.
enum ManagedValues {
  static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value {
    if let value = value as? Value { return value }
    let number = LayerNumbers.number(value) ?? 0
    let converted: Any? =
      switch type {
      case is Double.Type: number
      case is CGFloat.Type: CGFloat(number)
      case is Float.Type: Float(number)
      case is Int.Type: Int(exactly: number.rounded()) ?? 0
      case is Bool.Type: number != 0
      case is CGPoint.Type: CGPoint.zero
      case is CGSize.Type: CGSize.zero
      case is CGRect.Type: CGRect.zero
      case is CATransform3D.Type: CATransform3DIdentity
      case is CGColor.Type: CGColor.clear
      case is String.Type: ""
      default: nil
      }
    if let converted = converted as? Value { return converted }
    if let empty = Any?.none as? Value { return empty }
    preconditionFailure("A managed property of type \(type) is read before it has a value; set it in init().")
  }

  /// The value in an optional; nil for an empty one.
  static func unwrapped<Value>(_ value: Value) -> Any? {
    guard let optional = value as? any OptionalValue else { return value }
    return optional.content
  }
}

private protocol OptionalValue {
  var content: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var content: Any? { self }
}
