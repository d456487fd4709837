import FlipbookDrawing
import Foundation

/// The pan from the leading edge of a page that takes it away, as in UIKit's navigation.
struct EdgePanGesture: Gesture {
  /// The way of the finger along the edge's axis and its speed, in points and points a second.
  struct Value: Equatable {
    var way: CGFloat
    var speed: CGFloat
  }

  typealias Body = Never
  let isEnabled: @MainActor () -> Bool

  func _makeRecognizer(_ context: _GestureContext) -> _GestureRecognizer<Value> {
    EdgePanRecognizer(context, isEnabled)
  }

  func _update(_ recognizer: _GestureRecognizer<Value>) {
    (recognizer as? EdgePanRecognizer)?.isEnabled = isEnabled
  }

  /// None that a film without a script would make.
  var _kinds: [String] { [] }
}

@MainActor
private final class EdgePanRecognizer: _GestureRecognizer<EdgePanGesture.Value> {
  /// How far from the edge the finger may come down, and how far it goes before it counts, in points.
  private static let (edge, threshold): (CGFloat, CGFloat) = (20, 10)
  private let context: _GestureContext
  var isEnabled: @MainActor () -> Bool
  private var start = CGPoint.zero

  init(_ context: _GestureContext, _ isEnabled: @escaping @MainActor () -> Bool) {
    (self.context, self.isEnabled) = (context, isEnabled)
  }

  override var claim: Claim? { phase == .active || phase == .ended ? .motion : nil }

  override func handle(_ event: TouchEvent) {
    guard !isOver else { return }
    let point = context.point(event.location, in: .local)
    let (x, y) = (point.x - start.x, point.y - start.y)
    switch event.phase {
    case .began:
      start = point
      if start.x > Self.edge || !isEnabled() { phase = .failed }
    case .moved:
      if phase != .active {
        if abs(y) > Self.threshold, abs(y) > abs(x) { return phase = .failed }
        guard x >= Self.threshold else { return }
        phase = .active
      }
      value = EdgePanGesture.Value(way: x, speed: speed(event))
    case .ended:
      guard phase == .active else { return phase = .failed }
      value = EdgePanGesture.Value(way: x, speed: speed(event))
      phase = .ended
    case .cancelled:
      guard phase == .active else { return phase = .failed }
      value = EdgePanGesture.Value(way: 0, speed: 0)
      phase = .ended
    }
  }

  private func speed(_ event: TouchEvent) -> CGFloat {
    context.vector(event.velocity, at: event.location, in: .local).width
  }
}
