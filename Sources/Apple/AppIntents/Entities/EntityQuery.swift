/// Finds things of an app.
public protocol EntityQuery: Sendable {
  /// The type of the things.
  associatedtype Entity: AppEntity
  /// The type of the list of suggestions.
  associatedtype Suggestions: Sendable = [Entity]

  /// Makes the query.
  init()
  /// The things of some identifiers.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// The things to choose from.
  func suggestedEntities() async throws -> Suggestions
  /// The thing unless one is chosen; nil for none.
  func defaultResult() async -> Entity?
}

extension EntityQuery {
  /// Nil.
  public func defaultResult() async -> Entity? { nil }
}

extension EntityQuery where Suggestions == [Entity] {
  /// None.
  public func suggestedEntities() async throws -> [Entity] { [] }
}
