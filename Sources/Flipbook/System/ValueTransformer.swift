import Foundation

/// Turns values into others, such as those that a model keeps as bytes.
open class ValueTransformer: NSObject {
  /// Makes a transformer.
  public override init() {}
  /// The class of its results.
  open class func transformedValueClass() -> AnyClass { NSObject.self }
  /// Whether it works both ways.
  open class func allowsReverseTransformation() -> Bool { false }
  /// The value in its other form; as it is unless overridden.
  open func transformedValue(_ value: Any?) -> Any? { value }
  /// The value in its first form; as it is unless overridden.
  open func reverseTransformedValue(_ value: Any?) -> Any? { value }
  /// Makes a transformer known by a name. Has no effect: models in memory keep values as they are.
  open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName)
  {}
}
