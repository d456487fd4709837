import FlipbookDrawing
import Foundation

/// The press of a button: down as soon as it is touched, done when the finger is lifted over it.
struct PressGesture: Gesture {
  typealias Body = Never
  typealias Value = Bool

  func _makeRecognizer(_ context: _GestureContext) -> _GestureRecognizer<Bool> { PressRecognizer(context) }

  var _kinds: [String] { ["tap"] }
}

@MainActor
private final class PressRecognizer: _GestureRecognizer<Bool> {
  private let context: _GestureContext

  init(_ context: _GestureContext) { self.context = context }

  override var claim: Claim? { phase == .ended ? .tap : nil }

  override func handle(_ event: TouchEvent) {
    guard !isOver else { return }
    switch event.phase {
    case .began:
      if event.touchCount > 1 { return phase = .failed }
      phase = .active
      value = true
    case .moved: value = isInside(event.location)
    case .ended: phase = isInside(event.location) ? .ended : .failed
    case .cancelled: phase = .failed
    }
  }

  private func isInside(_ point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: context.size)
      .insetBy(dx: -TouchLimits.buttonMargin, dy: -TouchLimits.buttonMargin)
      .contains(context.point(point, in: .local))
  }
}
