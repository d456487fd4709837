import FlipbookDrawing
import Foundation

/// The drag down or to the trailing side that takes a view away that has zoomed.
struct ZoomPullGesture: Gesture {
  struct Value: Equatable {
    /// In the view's coordinates.
    var start: CGPoint
    /// The way since the drag was recognized, in points.
    var way: CGSize
    /// Of the finger, in points a second.
    var velocity: CGSize
  }

  typealias Body = Never
  let isEnabled: @MainActor () -> Bool

  func _makeRecognizer(_ context: _GestureContext) -> _GestureRecognizer<Value> {
    ZoomPullRecognizer(context, isEnabled)
  }

  func _update(_ recognizer: _GestureRecognizer<Value>) {
    (recognizer as? ZoomPullRecognizer)?.isEnabled = isEnabled
  }

  /// None that a film without a script would make.
  var _kinds: [String] { [] }
}

@MainActor
private final class ZoomPullRecognizer: _GestureRecognizer<ZoomPullGesture.Value> {
  /// How far a finger goes before it counts, in points.
  private static let threshold: CGFloat = 13.5
  /// The greatest angle between its way and a side.
  private static let range = tan(CGFloat.pi / 6)
  private let context: _GestureContext
  var isEnabled: @MainActor () -> Bool
  private var start = CGPoint.zero
  private var origin: CGPoint?

  init(_ context: _GestureContext, _ isEnabled: @escaping @MainActor () -> Bool) {
    (self.context, self.isEnabled) = (context, isEnabled)
  }

  override var claim: Claim? { phase == .active || phase == .ended ? .motion : nil }

  override func handle(_ event: TouchEvent) {
    guard !isOver else { return }
    // The view moves along with the finger.
    let point = context.point(event.location, in: .global)
    switch event.phase {
    case .began:
      start = point
      origin = nil
      if !isEnabled() { phase = .failed }
    case .moved:
      if origin == nil {
        let (x, y) = (point.x - start.x, point.y - start.y)
        guard hypot(x, y) >= Self.threshold else { return }
        let isDown = y > 0 && abs(x) <= y * Self.range
        let isAside = x > 0 && abs(y) <= x * Self.range
        guard isDown || isAside else { return phase = .failed }
        origin = point
        phase = .active
      }
      update(point, event)
    case .ended:
      guard phase == .active else { return phase = .failed }
      update(point, event)
      phase = .ended
    case .cancelled:
      guard phase == .active else { return phase = .failed }
      value?.velocity = .zero
      value?.way = .zero
      phase = .ended
    }
  }

  private func update(_ point: CGPoint, _ event: TouchEvent) {
    guard let origin else { return }
    value = ZoomPullGesture.Value(
      start: value?.start ?? context.point(event.location, in: .local),
      way: CGSize(width: point.x - origin.x, height: point.y - origin.y),
      velocity: context.vector(event.velocity, at: event.location, in: .global))
  }
}
