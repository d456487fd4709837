/// An object that the app gives its intents.
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable {
  private let key: String?
  private let placeholder: (@Sendable () -> Value)?

  /// Makes a dependency.
  ///
  /// - Parameters:
  ///   - key: The name under which the app added the object; nil where its type is enough.
  ///   - manager: Where the app added it.
  ///   - placeholder: Makes the object where the app added none; nil for an error.
  public init(
    key: String? = nil, manager: AppDependencyManager = .shared,
    default placeholder: (@Sendable () -> Value)? = nil
  ) { (self.key, self.placeholder) = (key, placeholder) }

  /// The object.
  ///
  /// - Precondition: The app added it, or there is a default.
  public var wrappedValue: Value {
    guard let value = AppDependencyManager.shared.value(of: Value.self, key: key) ?? placeholder?() else {
      fatalError("The app added no \(Value.self) to AppDependencyManager.")
    }
    return value
  }
}
