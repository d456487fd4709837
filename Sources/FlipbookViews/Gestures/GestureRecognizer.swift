import Foundation

/// Watches touches for one gesture.
///
/// What it makes of them is kept apart from what it tells the scene: several recognizers see the same touches, and
/// only those that are not beaten by another tell of it.
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

  /// What a recognizer is sure of, and takes from others.
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

  /// The film time at which something happens without a touch, such as that a press has lasted.
  package var deadline: TimeInterval? { nil }

  /// Takes a touch in. Runs nothing of the scene.
  package func handle(_ event: TouchEvent) {}

  /// Film time has come to a deadline. Runs nothing of the scene.
  package func pass(to time: TimeInterval) {}

  /// Tells the scene what has changed since the last time.
  package func deliver() {}

  /// Ends without success.
  package func cancel() { if !isOver { phase = .failed } }
}

/// Watches touches for one gesture and works out its value.
@MainActor
public class _GestureRecognizer<Value>: _GestureRecognizerBase {
  /// Set while the gesture goes on and when it has ended.
  package var value: Value?
}

/// A recognizer around another one of the same phases.
@MainActor
class WrappingRecognizer<Base, Value>: _GestureRecognizer<Value> {
  let base: _GestureRecognizer<Base>

  init(_ base: _GestureRecognizer<Base>) { self.base = base }

  override var phase: Phase {
    get { base.phase }
    set { base.phase = newValue }
  }
  override var claim: Claim? { base.claim }
  override var deadline: TimeInterval? { base.deadline }
  override func handle(_ event: TouchEvent) { base.handle(event) }
  override func pass(to time: TimeInterval) { base.pass(to: time) }
  override func deliver() { base.deliver() }
  override func cancel() { base.cancel() }
}
