import Foundation

extension UIViewController {
  /// How a controller comes and goes where neither its delegate nor that of its navigation says so.
  @MainActor @preconcurrency
  public final class Transition: NSObject {
    enum Kind {
      case style(UIModalTransitionStyle)
      case zoom(ZoomOptions, (UIZoomTransitionSourceViewProviderContext) -> UIView?)
    }

    let kind: Kind
    /// The view that has been zoomed from, which isn't seen meanwhile, and its opacity before.
    var hidden: (view: UIView, alpha: CGFloat)?

    private init(_ kind: Kind) { self.kind = kind }

    /// The controller grows out of a view, and goes back to it. Without the view it comes as others do.
    ///
    /// - Parameter sourceViewProvider: Returns the view, each time that the controller comes or goes.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (UIZoomTransitionSourceViewProviderContext) -> UIView?
    ) -> Transition {
      Transition(.zoom(options ?? ZoomOptions(), sourceViewProvider))
    }

    /// The controller comes from the bottom edge.
    public static func coverVertical() -> Transition { Transition(.style(.coverVertical)) }
    /// The controller turns to the front as its presenter turns away.
    public static func flipHorizontal() -> Transition { Transition(.style(.flipHorizontal)) }
    /// The controller fades in.
    public static func crossDissolve() -> Transition { Transition(.style(.crossDissolve)) }
    /// The controller comes from the bottom edge: pages don't curl here.
    public static func partialCurl() -> Transition { Transition(.style(.partialCurl)) }
  }
}
