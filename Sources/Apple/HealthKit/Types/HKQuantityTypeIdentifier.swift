/// A kind of quantities.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name that Apple's framework writes.
  public let rawValue: String
  /// Makes an identifier of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
}
