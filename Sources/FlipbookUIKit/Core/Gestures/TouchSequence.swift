import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// A touch from its beginning to its end, with its view and the recognizers that follow it.
@MainActor
final class TouchSequence {
  private let touch = UITouch()
  private let view: UIView
  private let recognizers: [UIGestureRecognizer]
  /// The recognizer that has the touch. The view gets no more of it.
  private var winner: UIGestureRecognizer?
  private var isCancelled = false

  init(view: UIView, window: UIWindow) {
    self.view = view
    touch.view = view
    touch.window = window
    var found: [UIGestureRecognizer] = []
    var next: UIView? = view
    while let one = next {
      found += one.gestureRecognizers ?? []
      next = one.superview
    }
    // The deepest view's come first, after those at the edges of the screen, to which content leaves its
    // touches.
    let edges = found.filter { $0 is UIScreenEdgePanGestureRecognizer }
    recognizers = (edges + found.filter { !($0 is UIScreenEdgePanGestureRecognizer) }).filter(\.isEnabled)
  }

  func send(_ phase: UITouch.Phase, at point: CGPoint, tapCount: Int, velocity: CGPoint?) {
    touch.previousPlace = phase == .began ? point : touch.place
    touch.place = point
    touch.phase = phase
    touch.tapCount = tapCount
    touch.timestamp = FilmClock.now
    let event = UIEvent(timestamp: FilmClock.now, touches: [touch])
    if phase == .began { recognizers.forEach { $0.prepare() } }
    // A press is recognised between two events.
    if winner == nil { winner = recognizers.first(where: \.isGoing) }
    for recognizer in recognizers
    where recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true {
      if let winner, winner !== recognizer, !together(winner, recognizer) { continue }
      let before = recognizer.state
      recognizer.place = point
      (recognizer as? UIPanGestureRecognizer)?.givenVelocity = velocity
      switch phase {
      case .began: recognizer.touchesBegan([touch], with: event)
      case .moved, .stationary: recognizer.touchesMoved([touch], with: event)
      case .ended: recognizer.touchesEnded([touch], with: event)
      case .cancelled: recognizer.touchesCancelled([touch], with: event)
      }
      if winner == nil, before == .possible, recognizer.isGoing || recognizer.state == .ended {
        winner = recognizer
      }
    }
    if let winner, winner.cancelsTouchesInView, !(view is UIControl && winner is UITapGestureRecognizer) {
      if !isCancelled {
        isCancelled = true
        if phase != .began { view.touchesCancelled([touch], with: event) }
      }
      return
    }
    guard !isCancelled else { return }
    switch phase {
    case .began: view.touchesBegan([touch], with: event)
    case .moved, .stationary: view.touchesMoved([touch], with: event)
    case .ended: view.touchesEnded([touch], with: event)
    case .cancelled: view.touchesCancelled([touch], with: event)
    }
  }

  private func together(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) == true
  }
}

extension UIWindow {
  /// Returns the recognizer of a kind in the views at a point, the deepest first; nil for none.
  private func recognizers<Recognizer: UIGestureRecognizer>(at point: CGPoint) -> Recognizer? {
    var view = hitTest(point, with: nil)
    while let one = view {
      if let found = one.gestureRecognizers?.compactMap({ $0 as? Recognizer }).first(where: \.isEnabled) {
        return found
      }
      view = one.superview
    }
    return nil
  }

  /// Moves two fingers apart or together about a point.
  ///
  /// - Parameters:
  ///   - scale: The distance, as a multiple of that at the start.
  ///   - velocity: In scales a second.
  ///   - point: In the window, in points.
  package func pinch(_ phase: UITouch.Phase, scale: CGFloat, velocity: CGFloat, at point: CGPoint) {
    guard let recognizer: UIPinchGestureRecognizer = recognizers(at: point) else { return }
    recognizer.place = point
    if phase == .began { recognizer.prepare() }
    recognizer.follow(scale, velocity, isFirst: phase == .began)
    recognizer.go(phase)
  }

  /// Turns two fingers about a point.
  ///
  /// - Parameters:
  ///   - angle: In radians since the start, clockwise on screen.
  ///   - velocity: In radians a second, clockwise on screen.
  ///   - point: In the window, in points.
  package func rotate(_ phase: UITouch.Phase, angle: CGFloat, velocity: CGFloat, at point: CGPoint) {
    guard let recognizer: UIRotationGestureRecognizer = recognizers(at: point) else { return }
    recognizer.place = point
    if phase == .began { recognizer.prepare() }
    recognizer.follow(angle, velocity, isFirst: phase == .began)
    recognizer.go(phase)
  }
}

extension UIGestureRecognizer {
  fileprivate func go(_ phase: UITouch.Phase) {
    switch phase {
    case .began: if mayBegin { state = .began }
    case .moved, .stationary: if isGoing { state = .changed }
    case .ended: if isGoing { state = .ended }
    case .cancelled: if isGoing { state = .cancelled }
    }
  }
}
