import FlipbookDrawing
import FlipbookUIKit
import Foundation

/// An object that is asked for a value by its name, as `(number as AnyObject).doubleValue` is with Objective-C.
///
/// The compiler of scenes writes it in place of `AnyObject`. Each member is nil where the object has no such value.
public struct AnyObjectValue {
  private let object: Any?

  /// Makes it of an object, or of a value that stands for one.
  public init(_ object: Any?) { self.object = object }

  private func value<Value>() -> Value? { object as? Value ?? (object as? NSValue)?.layerValue as? Value }

  private var number: NSNumber? {
    object as? NSNumber ?? (object as? String).flatMap { Double($0) }.map { NSNumber(value: $0) }
  }

  /// The value of an object by a name: a dictionary's entry, or a property.
  public func value(forKey key: String) -> Any? { (object as? NSObject ?? dictionary)?.value(forKey: key) }
  /// The entry of a dictionary.
  public func object(forKey key: String) -> Any? { dictionary?.object(forKey: key) }

  /// Whether both are one object or equal values.
  public func isEqual(_ other: Any?) -> Bool {
    guard let object, let other else { return false }
    if let one = object as? AnyHashable, let two = other as? AnyHashable { return one == two }
    return object as AnyObject === other as AnyObject
  }

  private var dictionary: NSDictionary? {
    object as? NSDictionary ?? (object as? [String: Any]).map { NSDictionary(dictionary: $0) }
  }

  /// The point of a value, in points.
  public var cgPointValue: CGPoint! { value() }
  /// The size of a value, in points.
  public var cgSizeValue: CGSize! { value() }
  /// The rectangle of a value, in points.
  public var cgRectValue: CGRect! { value() }
  /// The vector of a value, in points.
  public var cgVectorValue: CGVector! { value() }
  /// The transform of a value.
  public var cgAffineTransformValue: CGAffineTransform! { value() }
  /// The insets of a value, in points.
  public var uiEdgeInsetsValue: UIEdgeInsets! { value() }
  /// The number of an object or of a text.
  public var doubleValue: Double! { number?.doubleValue }
  /// The number of an object or of a text.
  public var floatValue: Float! { number?.floatValue }
  /// The number of an object or of a text.
  public var intValue: Int! { number?.intValue }
  /// The number of an object or of a text.
  public var integerValue: Int! { number?.intValue }
  /// Whether the number of an object isn't 0.
  public var boolValue: Bool! { number?.boolValue }
}
