import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The methods that choose a tab bar controller's transitions and are called after a tap.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether a tap on a tab chooses it; true unless implemented.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called after a tap on a tab, also on the chosen one.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Whether a tap on a tab made of ``UITab`` chooses it; true unless implemented.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
  /// Called after a tap on a tab made of ``UITab``.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
  /// Returns the animator of a change of tabs; nil, for none, unless implemented.
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns what drives an animator's change of tabs; nil, for time alone, unless implemented.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns how a tab bar controller may be held. Never asked for. A film is held upright.
  func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientationMask
  /// Returns how a tab bar controller is held at first. Never asked for. A film is held upright.
  func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientation
}

extension UITabBarControllerDelegate {
  /// Whether a tap on a tab made of ``UITab`` chooses it; true unless implemented.
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    true
  }
  /// Called after a tap on a tab made of ``UITab``.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {}
  /// Whether a tap on a tab chooses it; true unless implemented.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Called after a tap on a tab, also on the chosen one.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
  /// Returns the animator of a change of tabs; nil, for none, unless implemented.
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns what drives an animator's change of tabs; nil, for time alone, unless implemented.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Returns how a tab bar controller may be held. Never asked for. A film is held upright.
  public func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientationMask
  { tabBarController.supportedInterfaceOrientations }
  /// Returns how a tab bar controller is held at first. Never asked for. A film is held upright.
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation { tabBarController.preferredInterfaceOrientationForPresentation }
}
