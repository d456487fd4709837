import Foundation

/// A property of a thing that people see.
@propertyWrapper
public final class EntityProperty<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value?
  /// The name of the property; nil for the one in the source.
  public let title: LocalizedStringResource?

  /// Makes a property without a value.
  public init(title: LocalizedStringResource? = nil) { self.title = title }
  /// Makes a property with a value.
  public init(wrappedValue: Value, title: LocalizedStringResource? = nil) {
    (stored, self.title) = (wrappedValue, title)
  }

  /// The value.
  ///
  /// - Precondition: It was set.
  public var wrappedValue: Value {
    get {
      lock.withLock {
        guard let stored else { fatalError("The property \(title?.key ?? "") of an entity has no value.") }
        return stored
      }
    }
    set { lock.withLock { stored = newValue } }
  }
  /// The property itself.
  public var projectedValue: EntityProperty<Value> { self }
}
