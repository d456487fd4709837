/// Finds things of an app by words.
public protocol EntityStringQuery: EntityQuery {
  /// The things that words mean.
  func entities(matching string: String) async throws -> [Entity]
}
