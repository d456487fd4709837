import FlipbookDrawing
import Foundation

@MainActor
final class TapRecognizer<Value>: _GestureRecognizer<Value> {
  private let count: Int
  private let make: @MainActor (CGPoint) -> Value
  private var taps = 0
  private var start = CGPoint.zero
  private var nextDeadline: TimeInterval?

  init(count: Int, make: @escaping @MainActor (CGPoint) -> Value) {
    self.count = max(1, count)
    self.make = make
  }

  override var claim: Claim? { phase == .ended ? .tap : nil }
  override var deadline: TimeInterval? { isOver ? nil : nextDeadline }

  override func handle(_ event: TouchEvent) {
    guard !isOver else { return }
    let distance = hypot(event.location.x - start.x, event.location.y - start.y)
    switch event.phase {
    case .began:
      if event.touchCount > 1 || taps > 0 && distance > TouchLimits.tapSpread { return phase = .failed }
      if taps == 0 { start = event.location }
      nextDeadline = nil
    case .moved:
      if distance > (taps == 0 ? TouchLimits.tapMovement : TouchLimits.tapSpread) { phase = .failed }
    case .ended:
      taps += 1
      guard taps == count else { return nextDeadline = event.time + TouchLimits.tapInterval }
      value = make(event.location)
      phase = .ended
    case .cancelled:
      phase = .failed
    }
  }

  override func pass(to time: TimeInterval) {
    if let deadline, time >= deadline - 1e-9 { phase = .failed }
  }
}
