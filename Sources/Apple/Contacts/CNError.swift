/// A reason why the address book can't be had.
public struct CNError: Error, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Hashable, Sendable {
    /// Somebody refused, or nobody was asked.
    case authorizationDenied = 100
    /// There is no such entry.
    case recordDoesNotExist = 200
  }
  /// The reason.
  public let code: Code
}
