import Foundation

/// A value that an intent needs.
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value?
  /// The name of the value; nil for that of the property.
  public let title: LocalizedStringResource?
  /// A text on the value.
  public let description: LocalizedStringResource?

  private init(stored: Value?, title: LocalizedStringResource?, description: LocalizedStringResource?) {
    (self.stored, self.title, self.description) = (stored, title, description)
  }

  /// Makes a parameter.
  ///
  /// - Parameters:
  ///   - title: The name of the value.
  ///   - description: A text on the value.
  ///   - defaultValue: The value unless one is set; nil for none.
  ///   - requestValueDialog: A question after the value. It has no effect: nobody answers.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil
  ) { self.init(stored: defaultValue, title: title, description: description) }

  /// Makes a parameter with bounds, which nobody but a person in settings runs against.
  public convenience init<Bound>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, controlStyle: IntentParameterControlStyle = .field,
    inclusiveRange: (Bound, Bound), requestValueDialog: IntentDialog? = nil
  ) { self.init(stored: defaultValue, title: title, description: description) }

  /// Makes a parameter that a person in settings would choose from a provider's list.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil, optionsProvider: Provider
  ) { self.init(stored: defaultValue, title: title, description: description) }

  /// Makes a parameter with a first value.
  public convenience init(
    wrappedValue: Value, title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil
  ) { self.init(stored: wrappedValue, title: title, description: description) }

  /// The value.
  ///
  /// - Precondition: There is one: a default, or one that was set. An optional parameter has nil.
  public var wrappedValue: Value {
    get {
      lock.withLock {
        if let stored { return stored }
        guard let empty = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value
        else { fatalError("The parameter \(title?.key ?? "") of an intent has no value.") }
        return empty
      }
    }
    set { lock.withLock { stored = newValue } }
  }

  /// The parameter itself.
  public var projectedValue: IntentParameter<Value> { self }

  /// An error that asks for the value, which no film answers.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError { .valueIsMissing }

  /// Asks for the value.
  ///
  /// - Throws: Always: nobody answers.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    throw AppIntentError.valueIsMissing
  }
}
