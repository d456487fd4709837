/// The identity of a model.
public struct PersistentIdentifier: Hashable, Identifiable, Comparable, Codable, Sendable {
  /// The name of its class.
  public let entityName: String
  /// Which of all models of the scene it is, from 1.
  let number: Int

  /// The identifier itself.
  public var id: PersistentIdentifier { self }

  /// Whether the first was made before the second.
  public static func < (left: PersistentIdentifier, right: PersistentIdentifier) -> Bool {
    left.number < right.number
  }
}
