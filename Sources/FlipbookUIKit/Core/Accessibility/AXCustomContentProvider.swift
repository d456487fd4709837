import FlipbookDrawing
import Foundation

/// An object with additional texts. They have no effect in a film.
@MainActor @preconcurrency
public protocol AXCustomContentProvider: AnyObject {
  /// The additional texts. They have no effect in a film.
  var accessibilityCustomContent: [AXCustomContent]! { get set }
  /// The block that returns them; nil where it is not implemented.
  var accessibilityCustomContentBlock: AXCustomContentReturnBlock?? { get set }
}

extension AXCustomContentProvider {
  /// Always nil. It is not implemented.
  public var accessibilityCustomContentBlock: AXCustomContentReturnBlock?? {
    get { nil }
    set {}
  }
}
