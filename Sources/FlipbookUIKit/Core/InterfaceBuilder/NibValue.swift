import FlipbookDrawing
import Foundation

/// Conversions of what a document says to the type of a property.
enum NibValue {
  /// Returns a value as a type, optional or not; nil where it is of another kind.
  static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let value = value as? Value { return value }
    guard let number = (value as? NSNumber)?.doubleValue else { return nil }
    let whole = Int(exactly: number.rounded()) ?? 0
    let candidates: [Any] = [
      CGFloat(number), number, Float(number), whole, number != 0, UInt(clamping: whole),
      Int32(clamping: whole),
    ]
    for candidate in candidates {
      if let found = candidate as? Value { return found }
    }
    return nil
  }
}
