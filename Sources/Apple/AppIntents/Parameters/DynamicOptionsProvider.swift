/// A list that a person in settings would choose from. No film asks.
public protocol DynamicOptionsProvider: Sendable {
  /// The type of the list.
  associatedtype Result: Sendable
  /// The list.
  func results() async throws -> Result
  /// Makes the provider.
  init()
}
