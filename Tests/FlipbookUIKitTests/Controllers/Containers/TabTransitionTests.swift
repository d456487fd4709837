import FlipbookDrawing
import FlipbookLayers
import FlipbookUIKit
import Foundation
import Testing

/// Changes of tabs by an animator of the scene's.
@MainActor
@Suite("transitions between tabs")
struct TabTransitionTests {
  /// Slides the new page in from the right for a second, evenly.
  private final class Slide: UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      let width = context.containerView.bounds.width
      to.transform = CGAffineTransform(translationX: width, y: 0)
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { to.transform = .identity },
        completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
  }

  private final class Delegate: UITabBarControllerDelegate {
    let interaction = UIPercentDrivenInteractiveTransition()

    func tabBarController(
      _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Slide() }

    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  private func film() -> (UIKitFilm, UITabBarController, Delegate, [UIViewController]) {
    let pages = [UIViewController(), UIViewController()]
    let (tabs, delegate) = (UITabBarController(), Delegate())
    tabs.viewControllers = pages
    tabs.delegate = delegate
    return (UIKitFilm { tabs }, tabs, delegate, pages)
  }

  private func x(_ page: UIViewController) -> CGFloat? {
    page.view.layer.presentation()?.affineTransform().tx
  }

  @Test("a change of tabs follows the share that drives it, and is finished from there")
  func driven() throws {
    let (film, tabs, delegate, pages) = film()
    film.go(to: 0.1)
    tabs.selectedIndex = 1
    let width = tabs.view.bounds.width
    for (time, share) in [(0.3, 0.2), (0.9, 0.7), (2, 0.5)] {
      delegate.interaction.update(CGFloat(share))
      film.go(to: time)
      #expect(abs(try #require(x(pages[1])) - width * (1 - share)) < 0.5, "\(time)")
    }
    delegate.interaction.finish()
    film.go(to: 3)
    #expect(tabs.selectedIndex == 1 && pages[0].view.superview == nil && pages[1].view.superview != nil)
  }

  @Test("a change of tabs that is cancelled leaves the old tab chosen")
  func cancelled() {
    let (film, tabs, delegate, pages) = film()
    film.go(to: 0.1)
    tabs.selectedIndex = 1
    delegate.interaction.update(0.3)
    film.go(to: 0.5)
    delegate.interaction.cancel()
    film.go(to: 2)
    #expect(tabs.selectedIndex == 0 && pages[1].view.superview == nil && pages[0].view.superview != nil)
    #expect(tabs.transitionCoordinator == nil)
    // The next change goes its whole way.
    tabs.selectedIndex = 1
    delegate.interaction.finish()
    film.go(to: 4)
    #expect(tabs.selectedIndex == 1 && pages[1].view.superview != nil)
  }
}
