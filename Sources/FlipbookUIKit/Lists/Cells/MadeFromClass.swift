import FlipbookLayers
import Foundation

/// A view that generic code makes from its class alone: `T(frame:)`, `T()`.
///
/// UIKit's initializers can be called on any class. Swift's can only where they are required, or belong to a
/// protocol. That must not be one of classes alone, or it could give no other object than a plain one.
@MainActor @preconcurrency
public protocol _ViewClass {}

/// A view controller that generic code makes from its class alone: `T()`.
@MainActor @preconcurrency
public protocol _ControllerClass {}

/// A layer that generic code makes from its class alone: `T()`.
@MainActor @preconcurrency
public protocol _LayerClass {}

extension CALayer: _LayerClass {}
extension UIView: _ViewClass {}
extension UIViewController: _ControllerClass {}

extension _ViewClass {
  /// Makes the view by its class's own initializer.
  public init(frame: CGRect) { self = made(ClassInit.view(Self.self as! AnyClass, frame: frame)) }
  /// Makes the view by its class's own initializer.
  public init() { self = made(ClassInit.view(Self.self as! AnyClass)) }
}

extension _LayerClass {
  /// Makes the layer by its class's own initializer.
  public init() { self = made(LayerClasses.make(Self.self as! AnyClass)) }
}

extension _ControllerClass {
  /// Makes the controller by its class's own initializer.
  public init() { self = made(ClassInit.controller(Self.self as! AnyClass)) }
}

private func made<Object>(_ object: AnyObject?) -> Object {
  guard let made = object as? Object else {
    preconditionFailure("\(Object.self) can't be made from its class")
  }
  return made
}
