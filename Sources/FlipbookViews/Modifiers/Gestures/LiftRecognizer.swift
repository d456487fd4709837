import FlipbookDrawing
import Foundation

/// Watches for a finger that rests, and follows it from then on.
@MainActor
final class LiftRecognizer: _GestureRecognizer<CGPoint> {
  private let context: _GestureContext
  private weak var target: (any Liftable)?
  private var start = CGPoint.zero
  private var due: TimeInterval?
  private var isDelivered = false
  /// The last place that the target was called with.
  private var delivered: CGPoint?

  init(_ context: _GestureContext, _ target: any Liftable) {
    self.context = context
    self.target = target
  }

  override var claim: Claim? { phase == .active || phase == .ended ? .press : nil }
  override var deadline: TimeInterval? { phase == .possible ? due : nil }

  override func handle(_ event: TouchEvent) {
    guard !isOver else { return }
    switch event.phase {
    case .began:
      if event.touchCount > 1 { return phase = .failed }
      start = event.location
      value = start
      due = event.time + TouchLimits.longPress
    case .moved:
      let distance = hypot(event.location.x - start.x, event.location.y - start.y)
      if phase == .possible, distance > TouchLimits.tapMovement { return phase = .failed }
      if phase == .active { value = event.location }
    case .ended:
      pass(to: event.time)
      guard phase == .active else { return phase = .failed }
      value = event.location
      phase = .ended
    case .cancelled: cancel()
    }
  }

  override func pass(to time: TimeInterval) {
    if let deadline, time >= deadline - 1e-9 { phase = .active }
  }

  override func deliver() {
    guard let value, phase == .active || phase == .ended else { return }
    if !isDelivered, let element = context.element {
      isDelivered = true
      delivered = start
      target?.lifted(at: start, element)
    }
    if phase == .ended {
      target?.liftEnded(at: value)
    } else if value != delivered {
      delivered = value
      target?.liftMoved(to: value)
    }
  }

  override func cancel() {
    let isHeld = isDelivered && !isOver
    super.cancel()
    if isHeld { target?.liftCancelled() }
  }
}
