/// How a library is asked.
public final class PHFetchOptions: NSObject, @unchecked Sendable {
  /// The order.
  public var sortDescriptors: [NSSortDescriptor]?
  /// The condition of things; nil for all.
  public var predicate: NSPredicate?
  /// How many at most; 0 for all.
  public var fetchLimit = 0
  /// Whether hidden ones count.
  public var includeHiddenAssets = false
  /// Makes options.
  public override init() {}
}
