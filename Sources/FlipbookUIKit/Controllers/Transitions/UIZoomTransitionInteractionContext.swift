import FlipbookDrawing
import Foundation

/// The finger that would pull a zoomed controller. A film never asks by it.
@MainActor
public protocol UIZoomTransitionInteractionContext {
  /// The finger's place in the zoomed view, in points.
  var location: CGPoint { get }
  /// The finger's velocity, in points a second.
  var velocity: CGVector { get }
  /// Whether the zoom would begin.
  var willBegin: Bool { get }
}
