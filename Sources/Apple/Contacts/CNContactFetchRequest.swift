/// A question after entries.
public final class CNContactFetchRequest: NSObject, @unchecked Sendable {
  /// The properties that are asked for.
  public var keysToFetch: [any CNKeyDescriptor]
  /// The condition of entries; nil for all.
  public var predicate: NSPredicate?
  /// The order.
  public var sortOrder = CNContactSortOrder.none
  /// Whether entries of one person are one.
  public var unifyResults = true
  /// Whether entries can be changed.
  public var mutableObjects = false

  /// Makes a question.
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}
