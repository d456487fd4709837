import FlipbookDrawing
import Foundation

/// One or more taps.
public struct TapGesture: Gesture {
  /// Never: the gesture makes its recognizer itself.
  public typealias Body = Never
  /// Nothing: a tap has no value.
  public typealias Value = Void
  /// Taps needed in a row.
  public var count: Int

  /// Makes a gesture of a number of taps; at least one.
  public init(count: Int = 1) { self.count = count }

  /// Makes the recognizer that counts the taps.
  public func _makeRecognizer(_ context: _GestureContext) -> _GestureRecognizer<Void> {
    TapRecognizer(count: count) { _ in () }
  }

  /// “tap”, “double tap” or the number of taps.
  public var _kinds: [String] { [count == 2 ? "double tap" : count > 2 ? "\(count) taps" : "tap"] }
}

/// One or more taps, with their place.
public struct SpatialTapGesture: Gesture {
  /// Never: the gesture makes its recognizer itself.
  public typealias Body = Never

  /// The place of a tap.
  public struct Value: Equatable, Sendable {
    /// The place of the last tap, in points of the gesture's coordinate space.
    public var location: CGPoint
  }

  /// Taps needed in a row.
  public var count: Int
  /// The coordinate space of the place.
  public var coordinateSpace: CoordinateSpace

  /// Makes a gesture of a number of taps; at least one.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Makes a gesture of a number of taps; at least one.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// Makes the recognizer that counts the taps.
  public func _makeRecognizer(_ context: _GestureContext) -> _GestureRecognizer<Value> {
    TapRecognizer(count: count) { Value(location: context.point($0, in: coordinateSpace)) }
  }

  /// “tap”, “double tap” or the number of taps.
  public var _kinds: [String] { TapGesture(count: count)._kinds }
}

@MainActor
private final class TapRecognizer<Value>: _GestureRecognizer<Value> {
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
