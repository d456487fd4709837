import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

@MainActor
final class PinchRecognizer<Value>: _GestureRecognizer<Value> {
  private let context: _GestureContext
  private let begins: @MainActor (TouchEvent) -> Bool
  private let make: @MainActor (TouchEvent, CGPoint, UnitPoint) -> Value
  private var start = CGPoint.zero
  private var anchor = UnitPoint.center

  init(
    _ context: _GestureContext, begins: @escaping @MainActor (TouchEvent) -> Bool,
    make: @escaping @MainActor (TouchEvent, CGPoint, UnitPoint) -> Value
  ) {
    self.context = context
    self.begins = begins
    self.make = make
  }

  override var claim: Claim? { phase == .active || phase == .ended ? .motion : nil }

  override func handle(_ event: TouchEvent) {
    guard !isOver else { return }
    switch event.phase {
    case .began:
      start = context.point(event.location, in: .local)
      let size = context.size
      if size.width > 0, size.height > 0 {
        anchor = UnitPoint(x: start.x / size.width, y: start.y / size.height)
      }
    case .moved:
      guard event.touchCount > 1, phase == .active || begins(event) else { return }
      phase = .active
      value = make(event, start, anchor)
    case .ended:
      guard phase == .active else { return phase = .failed }
      value = make(event, start, anchor)
      phase = .ended
    case .cancelled:
      phase = .failed
    }
  }
}
