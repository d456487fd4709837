import FlipbookDrawing
import Foundation

/// One or more taps.
public struct TapGesture: Gesture {
  public typealias Body = Never
  public typealias Value = Void
  /// Taps needed in a row.
  public var count: Int

  public init(count: Int = 1) { self.count = count }

  public func _makeRecognizer(_ context: _GestureContext) -> _GestureRecognizer<Void> {
    TapRecognizer(count: count) { _ in () }
  }

  public var _kinds: [String] { [count == 2 ? "double tap" : count > 2 ? "\(count) taps" : "tap"] }
}

/// One or more taps, with their place.
public struct SpatialTapGesture: Gesture {
  public typealias Body = Never

  /// Where a tap was.
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }

  /// Taps needed in a row.
  public var count: Int
  public var coordinateSpace: CoordinateSpace

  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  public func _makeRecognizer(_ context: _GestureContext) -> _GestureRecognizer<Value> {
    TapRecognizer(count: count) { Value(location: context.point($0, in: coordinateSpace)) }
  }

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

/// How far and how long touches may go and count as one gesture.
enum TouchLimits {
  /// How far a finger may move within a tap, in points.
  static let tapMovement: CGFloat = 10
  /// How far from the first a further tap may be, in points.
  static let tapSpread: CGFloat = 45
  /// Within which the next of several taps begins, in seconds.
  static let tapInterval: TimeInterval = 0.35
  /// How far a finger may leave a pressed button, in points.
  static let buttonMargin: CGFloat = 70
}

/// A touch that lasts.
public struct LongPressGesture: Gesture {
  public typealias Body = Never
  public typealias Value = Bool
  /// In seconds.
  public var minimumDuration: Double
  /// In points.
  public var maximumDistance: CGFloat

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  public func _makeRecognizer(_ context: _GestureContext) -> _GestureRecognizer<Bool> {
    LongPressRecognizer(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
  }

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
