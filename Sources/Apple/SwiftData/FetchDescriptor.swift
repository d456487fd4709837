import Flipbook

/// Which models are fetched, and in which order.
public struct FetchDescriptor<T: PersistentModel> {
  /// Which models are fetched; nil for all.
  public var predicate: Predicate<T>?
  /// The order; models that compare equal stay in the order in which they were inserted.
  public var sortBy: [SortDescriptor<T>]
  /// Models that are fetched, at most; nil for all.
  public var fetchLimit: Int?
  /// Models that are left out at the start.
  public var fetchOffset: Int?
  /// Whether models count that were not saved. They always do.
  public var includePendingChanges = true
  /// Properties to read at once. All models lie in memory.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// Relations to read at once. All models lie in memory.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// Describes a fetch.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    (self.predicate, self.sortBy) = (predicate, sortBy)
  }

  /// The models of a list that are meant, in order.
  func result(of models: [T], isLimited: Bool = true) throws -> [T] {
    var found = models
    if let predicate { found = try found.filter { try predicate.evaluate($0) } }
    if !sortBy.isEmpty { found = found.sorted(using: sortBy) }
    guard isLimited else { return found }
    if let fetchOffset { found.removeFirst(min(found.count, max(0, fetchOffset))) }
    if let fetchLimit, fetchLimit > 0 { found = Array(found.prefix(fetchLimit)) }
    return found
  }
}
