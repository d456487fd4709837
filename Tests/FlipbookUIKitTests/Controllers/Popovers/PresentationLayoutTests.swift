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
}
