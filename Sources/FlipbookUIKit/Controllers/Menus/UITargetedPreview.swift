import Foundation

/// A view that a context menu lifts, and how it looks meanwhile.
@MainActor @preconcurrency
open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// The part of the view that is shown, and the colour behind it.
  public let parameters: UIPreviewParameters
  /// The place that the view came from. Has no effect: it is lifted from where it lies.
  public let target: UIPreviewTarget?

  /// Makes a preview of a view.
  public init(
    view: UIView, parameters: UIPreviewParameters = UIPreviewParameters(), target: UIPreviewTarget? = nil
  ) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
  }

  /// The size of the view, in points.
  open var size: CGSize { view.bounds.size }
}
