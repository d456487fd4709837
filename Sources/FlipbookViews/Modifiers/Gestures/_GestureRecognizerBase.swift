import Foundation

/// Watches touches for one gesture.
///
/// Its state is kept apart from its reports to the scene: several recognizers see the same touches, and only
/// those that are not beaten by another report them.
@MainActor
public class _GestureRecognizerBase {
  package enum Phase {
    /// The gesture may still come.
    case possible
    /// It goes on.
    case active
    case ended
    /// It did not come, or was broken off.
    case failed
  }

  /// The kind of touch that a recognizer is sure of, and takes from others.
  package enum Claim {
    /// A tap, which waits until no other gesture before it can come of the same touches.
    case tap
    case press
    case motion
  }

  package var phase = Phase.possible
  package final var isOver: Bool { phase == .ended || phase == .failed }

  /// Set as soon as the touches can't be any other's.
  package var claim: Claim? { nil }

  /// Whether it never takes touches from others: nothing waits for it.
  package var leavesTouches: Bool { false }

  /// The film time at which something happens without a touch, such as that a press has lasted.
  package var deadline: TimeInterval? { nil }

  /// Takes a touch in. Runs nothing of the scene.
  package func handle(_ event: TouchEvent) {}

  /// Film time has come to a deadline. Runs nothing of the scene.
  package func pass(to time: TimeInterval) {}

  /// Reports to the scene the changes since the last time.
  package func deliver() {}

  /// Ends without success.
  package func cancel() { if !isOver { phase = .failed } }
}
