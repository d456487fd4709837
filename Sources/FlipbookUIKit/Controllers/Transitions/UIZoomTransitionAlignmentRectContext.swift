/// The views of a zoom whose alignment is asked for.
@MainActor
public protocol UIZoomTransitionAlignmentRectContext {
  /// The view that the controller zooms from.
  var sourceView: UIView { get }
  /// The controller that zooms.
  var zoomedViewController: UIViewController { get }
}
