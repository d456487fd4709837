import FlipbookDrawing
import Foundation

extension UIViewController.Transition {
  /// The settings of a zoom.
  @MainActor @preconcurrency
  public final class ZoomOptions: NSObject {
    /// Returns the part of the zoomed view that lies over the source at its end, in the zoomed view's coordinates; all of it where nil.
    public var alignmentRectProvider: ((UIZoomTransitionAlignmentRectContext) -> CGRect?)?
    /// The color over what lies below; black of 0.15 where nil.
    public var dimmingColor: UIColor?
    /// Has no effect, with a diagnostic: what lies below is dimmed by a color.
    public var dimmingVisualEffect: UIBlurEffect? {
      didSet {
        unsupported(
          "UIViewController.Transition.ZoomOptions.dimmingVisualEffect", when: dimmingVisualEffect != nil)
      }
    }
    /// Has no effect, with a diagnostic: a finger doesn't pull zoomed controllers.
    public var interactiveDismissShouldBegin: ((UIZoomTransitionInteractionContext) -> Bool)? {
      didSet {
        unsupported(
          "UIViewController.Transition.ZoomOptions.interactiveDismissShouldBegin",
          when: interactiveDismissShouldBegin != nil)
      }
    }

    /// Makes the settings of a zoom from all of the source.
    public override init() { super.init() }
  }
}
