import Foundation

/// A property of an event.
open class CHHapticEventParameter: NSObject {
  /// Which one.
  public let parameterID: CHHapticEvent.ParameterID
  /// From 0 to 1, or by the property.
  open var value: Float

  /// Makes a property.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    (self.parameterID, self.value) = (parameterID, value)
  }
}
