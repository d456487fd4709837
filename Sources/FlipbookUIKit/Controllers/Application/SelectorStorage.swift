import Synchronization

/// The name of a method, and how it is called.
final class SelectorStorage: @unchecked Sendable {
  let name: String
  let call: (@MainActor (AnyObject, Any?, Any?) -> Bool)?
  let isMethod: ((AnyObject) -> Bool)?

  /// Those of a name alone, which are never freed, as Objective-C's aren't: their addresses are keys of associated objects.
  private static let known = Mutex<[String: SelectorStorage]>([:])

  init(
    name: String, call: (@MainActor (AnyObject, Any?, Any?) -> Bool)? = nil,
    isMethod: ((AnyObject) -> Bool)? = nil
  ) {
    (self.name, self.call, self.isMethod) = (name, call, isMethod)
  }

  /// The one that calls nothing.
  static func named(_ name: String) -> SelectorStorage {
    known.withLock { table in
      if let storage = table[name] { return storage }
      let storage = SelectorStorage(name: name)
      table[name] = storage
      return storage
    }
  }
}
