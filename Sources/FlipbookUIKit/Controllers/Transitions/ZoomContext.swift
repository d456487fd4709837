/// The participants of a zoom, as its closures are asked for.
struct ZoomContext: UIZoomTransitionSourceViewProviderContext, UIZoomTransitionAlignmentRectContext {
  let sourceViewController: UIViewController
  let zoomedViewController: UIViewController
  let sourceView: UIView
}
