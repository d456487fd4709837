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
    let usesAnimator: Bool
    init(usesAnimator: Bool) { self.usesAnimator = usesAnimator }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      let width = context.containerView.bounds.width
      to.transform = CGAffineTransform(translationX: width, y: 0)
      if usesAnimator {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { to.transform = .identity }
        animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
        return animator.startAnimation()
      }
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { to.transform = .identity },
        completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
  }

  private final class Delegate: UITabBarControllerDelegate {
    let interaction = UIPercentDrivenInteractiveTransition()
    let usesAnimator: Bool
    init(usesAnimator: Bool) { self.usesAnimator = usesAnimator }

    func tabBarController(
      _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Slide(usesAnimator: usesAnimator) }

    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  private func film(_ usesAnimator: Bool) -> (UIKitFilm, UITabBarController, Delegate, [UIViewController]) {
    let pages = [UIViewController(), UIViewController()]
    let (tabs, delegate) = (UITabBarController(), Delegate(usesAnimator: usesAnimator))
    tabs.viewControllers = pages
    tabs.delegate = delegate
    return (UIKitFilm { tabs }, tabs, delegate, pages)
  }

  private func x(_ page: UIViewController) -> CGFloat? {
    page.view.layer.presentation()?.affineTransform().tx
  }

  @Test(
    "a change of tabs follows the share that drives it, and is finished from there",
    arguments: [false, true])
  func driven(usesAnimator: Bool) throws {
    let (film, tabs, delegate, pages) = film(usesAnimator)
    film.go(to: 0.1)
    tabs.selectedIndex = 1
    let width = tabs.view.bounds.width
    for (time, share) in [(0.3, 0.2), (0.9, 0.7), (2, 0.5)] {
      delegate.interaction.update(CGFloat(share))
      film.go(to: time)
      #expect(abs(try #require(x(pages[1])) - width * (1 - share)) < 0.5, "\(time)")
    }
    delegate.interaction.finish()
    film.go(to: 2.25)
    #expect(abs(try #require(x(pages[1])) - width * 0.25) < 0.5)
    film.go(to: 3)
    #expect(tabs.selectedIndex == 1 && pages[0].view.superview == nil && pages[1].view.superview != nil)
  }

  @Test("a change of tabs that is cancelled leaves the old tab chosen", arguments: [false, true])
  func cancelled(usesAnimator: Bool) throws {
    let (film, tabs, delegate, pages) = film(usesAnimator)
    film.go(to: 0.1)
    tabs.selectedIndex = 1
    delegate.interaction.update(0.3)
    film.go(to: 0.5)
    delegate.interaction.cancel()
    film.go(to: 0.65)
    #expect(abs(try #require(x(pages[1])) - tabs.view.bounds.width * 0.85) < 3)
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
