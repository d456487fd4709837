import FlipbookDrawing
import FlipbookUIKit
import FlipbookViews
import Foundation
import Testing

@MainActor
@Suite("Layout of presentations of the scene's own")
struct PresentationLayoutTests {
  private final class Half: UIPresentationController {
    var calls: [String] = []
    override var frameOfPresentedViewInContainerView: CGRect {
      let size = containerView?.bounds.size ?? .zero
      return CGRect(x: size.width / 2, y: 0, width: size.width / 2, height: size.height)
    }
    override func containerViewWillLayoutSubviews() {
      calls.append("will")
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
    override func containerViewDidLayoutSubviews() { calls.append("did") }
    override func size(
      forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    )
      -> CGSize
    { CGSize(width: parentSize.width / 2, height: container.preferredContentSize.height) }
  }

  private final class Chooser: NSObject, UIViewControllerTransitioningDelegate {
    var half: Half?
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      half = Half(presentedViewController: presented, presenting: presenting)
      return half
    }
  }

  @Test("its controller places what is presented as the view of the transition is laid out")
  func places() {
    let root = UIViewController()
    let page = UIViewController()
    let chooser = Chooser()
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = chooser
    let film = UIKitFilm { root }
    root.present(page, animated: true)
    film.go(to: 1.5)
    #expect(chooser.half?.calls.prefix(2) == ["will", "did"])
    #expect(page.view.frame == CGRect(x: 100, y: 0, width: 100, height: 200))
  }

  /// Leaves downwards, whatever layout its beginning asks for (ivanvorobei/SPStorkController).
  private final class Leaving: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    private final class Asking: UIPresentationController {
      override func containerViewWillLayoutSubviews() {
        presentedView?.frame = containerView?.bounds ?? .zero
      }
      override func dismissalTransitionWillBegin() { containerView?.setNeedsLayout() }
    }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      Asking(presentedViewController: presented, presenting: presenting)
    }
    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { self }
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 1 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let view = context.view(forKey: .from)
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { view?.frame.origin.y = 200 },
        completion: { context.completeTransition($0) })
    }
  }

  @Test("layout that a dismissal asks for as it begins comes before its animation")
  func dismissal() {
    let root = UIViewController()
    let page = UIViewController()
    let leaving = Leaving()
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = leaving
    let film = UIKitFilm { root }
    root.present(page, animated: false)
    film.go(to: 0.5)
    page.dismiss(animated: true)
    film.go(to: 1)
    #expect(abs((page.view.layer.presentation()?.frame.minY ?? 0) - 100) < 1)
  }
}
