import Foundation

/// A view that a menu or a pointer shows by itself. A film shows neither.
@MainActor @preconcurrency
open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView

  /// Makes a preview of a view.
  public init(view: UIView) { self.view = view }
}
