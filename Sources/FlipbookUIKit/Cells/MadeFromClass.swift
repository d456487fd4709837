import Foundation

/// Views that generic code makes from their class alone: `T(frame:)`, `T()`.
///
/// UIKit's initializers can be called on any class. Swift's can only where they are required, or belong to a protocol,
/// which must not be one of classes alone to give another object than a plain one.
@MainActor @preconcurrency
public protocol _ViewClass {}

/// View controllers that generic code makes from their class alone: `T()`.
@MainActor @preconcurrency
public protocol _ControllerClass {}

extension UIView: _ViewClass {}
extension UIViewController: _ControllerClass {}

extension _ViewClass {
  /// The view that the class's own initializer makes.
  public init(frame: CGRect) { self = made(ClassInit.view(Self.self as! AnyClass, frame: frame)) }
  public init() { self = made(ClassInit.view(Self.self as! AnyClass)) }
}

extension _ControllerClass {
  /// The controller that the class's own initializer makes.
  public init() { self = made(ClassInit.controller(Self.self as! AnyClass)) }
}

private func made<Object>(_ object: AnyObject?) -> Object {
  guard let made = object as? Object else {
    preconditionFailure("\(Object.self) can't be made from its class")
  }
  return made
}
