import FlipbookMotion
import Foundation

/// Something that changes from frame to frame while animations run.
@MainActor
package protocol AnimationTicking: AnyObject {
  /// Takes the state of a time. False when nothing is left to do.
  func tick(at time: TimeInterval) -> Bool

  /// Takes out the completions that are due at a time between pictures; nil when none is awaited any more.
  func completions(at time: TimeInterval) -> [AnimationCompletion]?
}

extension AnimationTicking {
  package func completions(at time: TimeInterval) -> [AnimationCompletion]? { nil }
}
