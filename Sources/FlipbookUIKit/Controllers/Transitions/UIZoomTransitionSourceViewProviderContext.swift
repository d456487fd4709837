/// The controllers of a zoom whose source is asked for.
@MainActor
public protocol UIZoomTransitionSourceViewProviderContext {
  /// The controller that lies below.
  var sourceViewController: UIViewController { get }
  /// The controller that zooms.
  var zoomedViewController: UIViewController { get }
}
