import Foundation

/// A property or a method of a scene's class that documents of Interface Builder's name. The compiler of scenes writes
/// these down, since names can't be looked up where there is no Objective-C.
@MainActor
public struct _NibEntry {
  enum Use {
    case property(set: (AnyObject, Any?) -> Bool)
    case action(Selector)
    case none
  }

  let name: String
  let use: Use

  /// Makes the entry of a property: an outlet, a collection of outlets, or an attribute that is set in a document.
  public static func property<Root: AnyObject, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>
  ) -> _NibEntry {
    _NibEntry(
      name: name,
      use: .property { object, value in
        guard let object = object as? Root, let value = NibValue.converted(value, to: Value.self) else {
          return false
        }
        object[keyPath: path] = value
        return true
      })
  }

  /// Makes the entry of a property that can't be set.
  public static func property<Root: AnyObject, Value>(_ name: String, _ path: KeyPath<Root, Value>)
    -> _NibEntry
  { _NibEntry(name: name, use: .none) }

  /// Makes the entry of a method that controls call.
  ///
  /// - Parameter name: As documents write it: `tapped:`.
  public static func action(_ name: String, _ selector: Selector) -> _NibEntry {
    _NibEntry(name: name, use: .action(selector))
  }
}
