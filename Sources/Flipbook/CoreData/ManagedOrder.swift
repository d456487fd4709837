import Foundation

/// Orders objects by descriptions, and values of any kind by their own.
enum ManagedOrder {
  /// Sorts, and keeps the order of objects that are the same.
  static func sorted(_ objects: [NSManagedObject], by order: [NSSortDescriptor]) -> [NSManagedObject] {
    objects.enumerated().sorted { left, right in
      for descriptor in order {
        switch descriptor.compare(left.element, to: right.element) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return left.offset < right.offset
    }.map(\.element)
  }

  /// Compares values; nothing comes before something, and values that have no order are the same.
  static func compare(_ left: Any?, _ right: Any?) -> ComparisonResult {
    guard let left = unwrapped(left) else {
      return unwrapped(right) == nil ? .orderedSame : .orderedAscending
    }
    guard let right = unwrapped(right) else { return .orderedDescending }
    if let left = number(left), let right = number(right) {
      return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }
    if let left = left as? any Comparable { return ordered(left, right) }
    return .orderedSame
  }

  private static func ordered<Value: Comparable>(_ left: Value, _ right: Any) -> ComparisonResult {
    guard let right = right as? Value else { return .orderedSame }
    return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }

  /// A number of any kind; nil for other values.
  static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
    default: nil
    }
  }

  /// The value in optionals of any depth.
  static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }
}
