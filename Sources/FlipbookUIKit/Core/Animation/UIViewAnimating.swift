import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookLayers
import FlipbookMotion
import FlipbookTime
import Foundation

/// An animation that can be run, paused, scrubbed and reversed.
@MainActor @preconcurrency
public protocol UIViewAnimating: AnyObject {
  /// The state of the animation.
  var state: UIViewAnimatingState { get }
  /// Whether the animator runs and is not paused.
  var isRunning: Bool { get }
  /// Whether the animator goes back to the start. A running one reverses at once; a start resets it.
  var isReversed: Bool { get set }
  /// The share of the way that is done, 0…1. Setting it pauses the animator.
  var fractionComplete: CGFloat { get set }
  /// Starts the animator, or runs a paused one.
  func startAnimation()
  /// Starts the animator after a delay, in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animator. An inactive one becomes active.
  func pauseAnimation()
  /// Stops the animation, and leaves everything as it is shown.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animator at a position, and calls the completions. Another adds a diagnostic.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
