import FlipbookDrawing
import FlipbookLayers
import FlipbookViews
import Foundation

/// The page of a window behind a sheet that is as high as can be: smaller by 16 or 20 at each side, with round corners, below the
/// screen's own inset, as behind the sheets of views.
@MainActor
final class SheetPage {
  private weak var view: UIView?
  private let ground = UIView()
  private var former = (transform: CGAffineTransform.identity, radius: CGFloat(0), clips: false)

  /// Takes the window's page, unless a sheet lies on another.
  func begin(under controller: UIViewController, in container: UIView) {
    guard let window = container.window, let root = window.rootViewController?.viewIfLoaded,
      root.superview === window, controller.presentingViewController == nil, !controller.isInSheet,
      root.bounds.width > 2 * PageBehind.margin(width: root.bounds.width)
    else { return }
    view = root
    former = (root.transform, root.layer.cornerRadius, root.clipsToBounds)
    ground.frame = window.bounds
    ground.backgroundColor = .black
    window.insertSubview(ground, belowSubview: root)
    UIView.performWithoutAnimation { ground.isHidden = true }
  }

  /// How far the page has gone back, from 0 to 1.
  var depth: CGFloat = 0 {
    didSet {
      guard depth != oldValue, let view else { return }
      ground.isHidden = false
      view.clipsToBounds = true
      guard depth > 0 else {
        (view.transform, view.layer.cornerRadius) = (former.transform, former.radius)
        return
      }
      let size = view.bounds.size
      let scale = 1 - depth * 2 * PageBehind.margin(width: size.width) / size.width
      let inset = view.window?.coveredByHost.top ?? 0
      let top = depth * PageBehind.top(inset: inset) - size.height * (1 - scale) / 2
      view.transform = former.transform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
        .concatenating(CGAffineTransform(translationX: 0, y: top))
      view.layer.cornerRadius = depth * PageBehind.cornerRadius / scale
    }
  }

  /// Leaves the page as it was.
  func end() {
    UIView.performWithoutAnimation { depth = 0 }
    view?.clipsToBounds = former.clips
    ground.removeFromSuperview()
    view = nil
  }
}
