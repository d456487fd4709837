import FlipbookDrawing
import Foundation

/// A touch that lasts.
public struct LongPressGesture: Gesture {
  /// Never: the gesture makes its recognizer itself.
  public typealias Body = Never
  /// Whether the finger is down.
  public typealias Value = Bool
  /// The time that the touch lasts, in seconds; 0.5 unless set.
  public var minimumDuration: Double
  /// The way that the finger may move, in points; 10 unless set.
  public var maximumDistance: CGFloat

  /// Makes a press of a duration, in seconds, within a distance, in points.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  /// Makes the recognizer that waits for the duration.
  public func _makeRecognizer(_ context: _GestureContext) -> _GestureRecognizer<Bool> {
    LongPressRecognizer(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
  }

  /// “long press”.
  public var _kinds: [String] { ["long press"] }
}

@MainActor
private final class LongPressRecognizer: _GestureRecognizer<Bool> {
  private let minimumDuration: TimeInterval
  private let maximumDistance: CGFloat
  private var start = CGPoint.zero
  private var due: TimeInterval?

  init(minimumDuration: TimeInterval, maximumDistance: CGFloat) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  override var claim: Claim? { phase == .ended ? .press : nil }
  override var deadline: TimeInterval? { isOver ? nil : due }

  override func handle(_ event: TouchEvent) {
    guard !isOver else { return }
    switch event.phase {
    case .began:
      if event.touchCount > 1 { return phase = .failed }
      start = event.location
      due = event.time + max(0, minimumDuration)
      value = true
      phase = .active
    case .moved:
      if hypot(event.location.x - start.x, event.location.y - start.y) > maximumDistance { phase = .failed }
    case .ended, .cancelled:
      // One that is due at this very instant has lasted.
      pass(to: event.time)
      if !isOver { phase = .failed }
    }
  }

  override func pass(to time: TimeInterval) {
    if let deadline, time >= deadline - 1e-9 { phase = .ended }
  }
}
