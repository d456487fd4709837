import FlipbookDrawing
import Foundation

/// Something that happens when a layer's property changes.
public protocol CAAction {
  /// - Parameters:
  ///   - event: The property or event.
  ///   - anObject: The layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Nothing happens.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
