/// Finds things of an app, of which there are few.
public protocol EnumerableEntityQuery: EntityQuery {
  /// All things.
  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery where Suggestions == [Entity] {
  /// All things.
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}
