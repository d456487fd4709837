import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// The methods that are called when a dynamic animator comes to rest and when it moves again.
@MainActor @preconcurrency
public protocol UIDynamicAnimatorDelegate: AnyObject {
  /// Called before the animator moves again.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Called after everything has come to rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Called before the animator moves again.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Called after everything has come to rest.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
