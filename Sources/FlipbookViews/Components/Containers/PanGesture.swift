import FlipbookDrawing
import Foundation

/// The drag that scrolls: it begins once a finger has moved along an axis, and counts from there.
struct PanGesture: Gesture {
  typealias Body = Never
  typealias Value = CGSize
  let target: any Pannable
  /// The sheet that the target scrolls in; nil outside of sheets.
  var sheet: SheetPull?
  /// The sheet of UIKit's that hosted views are in; nil for other views.
  var hosted: HostedSheet?

  func _makeRecognizer(_ context: _GestureContext) -> _GestureRecognizer<CGSize> {
    PanRecognizer(context, target, sheet ?? hosted?.pull)
  }

  var _kinds: [String] { ["scroll"] }
}

@MainActor
private final class PanRecognizer: _GestureRecognizer<CGSize> {
  private static var threshold: CGFloat { 10 }
  private let context: _GestureContext
  private weak var target: (any Pannable)?
  private let sheet: SheetPull?
  private var start = CGPoint.zero
  private var origin: CGPoint?
  private var velocity = CGSize.zero
  private var isDelivered = false

  init(_ context: _GestureContext, _ target: any Pannable, _ sheet: SheetPull?) {
    self.context = context
    self.target = target
    self.sheet = sheet
  }

  override var claim: Claim? { phase == .active || phase == .ended ? .motion : nil }

  override func handle(_ event: TouchEvent) {
    guard !isOver, let target else { return }
    let point = context.point(event.location, in: .local)
    switch event.phase {
    case .began: start = point
    case .moved:
      if origin == nil {
        let (x, y) = (abs(point.x - start.x), abs(point.y - start.y))
        let axes = target.panAxes
        let along = axes.contains(.horizontal) && (x >= y || axes.contains(.vertical))
        let down = axes.contains(.vertical) && (y >= x || axes.contains(.horizontal))
        guard along && x >= Self.threshold || down && y >= Self.threshold else { return }
        if down, y >= x, let sheet, point.y > start.y ? target.isAtTop : sheet.grows {
          // The finger pulls the sheet.
          return phase = .failed
        }
        origin = point
        phase = .active
      }
      update(point, event)
    case .ended:
      guard phase == .active else { return phase = .failed }
      update(point, event)
      phase = .ended
    case .cancelled:
      phase = phase == .active ? .ended : .failed
      velocity = .zero
    }
  }

  private func update(_ point: CGPoint, _ event: TouchEvent) {
    guard let origin else { return }
    value = CGSize(width: point.x - origin.x, height: point.y - origin.y)
    velocity = context.vector(event.velocity, at: event.location, in: .local)
  }

  override func deliver() {
    guard let value, phase == .active || phase == .ended else { return }
    if !isDelivered {
      isDelivered = true
      target?.panBegan()
    }
    if phase == .ended { target?.panEnded(velocity: velocity) } else { target?.panMoved(by: value) }
  }

  override func cancel() {
    super.cancel()
    if isDelivered { target?.panEnded(velocity: .zero) }
  }
}
