import Foundation

/// An object as a collection holds it: strongly, or weakly.
struct HeldObject {
  private weak var weakObject: AnyObject?
  private let strongObject: AnyObject?

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    let isCopied = options.contains(.copyIn)
    let held = isCopied ? (object as? any NSCopying)?.copy(with: nil) as AnyObject? ?? object : object
    weakObject = held
    strongObject = options.isWeak ? nil : held
  }

  /// The object; nil once it is gone.
  var object: AnyObject? { strongObject ?? weakObject }

  /// Whether it is an object, by identity or by `isEqual(_:)`.
  func isSame(as other: AnyObject, _ options: NSPointerFunctions.Options) -> Bool {
    guard let object else { return false }
    if object === other { return true }
    guard !options.isByIdentity, let left = object as? NSObject, let right = other as? NSObject else {
      return false
    }
    return left.isEqual(right)
  }
}
