/// The things that a library has: none.
public final class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  override init() {}
  /// 0.
  public var count: Int { 0 }
  /// Nil.
  public var firstObject: ObjectType? { nil }
  /// Nil.
  public var lastObject: ObjectType? { nil }
  /// Never returns: there is none.
  public func object(at index: Int) -> ObjectType {
    preconditionFailure("An empty library has no picture \(index).")
  }
  /// Never returns: there is none.
  public subscript(index: Int) -> ObjectType { object(at: index) }
  /// Calls a block for each: never.
  public func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
  /// None.
  public func objects(at indexes: IndexSet) -> [ObjectType] { [] }
}
