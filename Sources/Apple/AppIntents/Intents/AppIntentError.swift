/// A reason why an intent can't go on.
public struct AppIntentError: Error, Hashable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }

  /// A value of a parameter is missing, and a film has nobody to ask.
  public static let valueIsMissing = AppIntentError("valueIsMissing")
  /// The person left.
  public static let userCancelled = AppIntentError("userCancelled")
}
