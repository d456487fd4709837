import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// Two touches that move apart or together.
public struct MagnifyGesture: Gesture {
  /// Never: the gesture makes its recognizer itself.
  public typealias Body = Never

  /// How far the gesture is.
  public struct Value: Equatable, Sendable {
    /// The date of the last movement in film time.
    public var time: Date
    /// The distance of the touches as a multiple of the one it began with.
    public var magnification: CGFloat
    /// Change of the magnification a second.
    public var velocity: CGFloat
    /// The place between the touches at the beginning, relative to the view's size.
    public var startAnchor: UnitPoint
    /// The place between the touches at the beginning, in points of the view.
    public var startLocation: CGPoint
  }

  /// The change of the magnification at which the gesture begins; 0.01 unless set.
  public var minimumScaleDelta: CGFloat

  /// Makes a gesture that begins at a change of the magnification.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  /// Makes the recognizer that follows both touches.
  public func _makeRecognizer(_ context: _GestureContext) -> _GestureRecognizer<Value> {
    PinchRecognizer(context, begins: { abs($0.scale - 1) >= minimumScaleDelta }) { event, start, anchor in
      Value(
        time: FilmClock.date(at: event.time), magnification: event.scale, velocity: event.scaleVelocity,
        startAnchor: anchor, startLocation: start)
    }
  }

  /// “magnify”.
  public var _kinds: [String] { ["magnify"] }
}

/// Two touches that move apart or together, by their magnification alone.
public struct MagnificationGesture: Gesture {
  /// Never: the gesture makes its recognizer itself.
  public typealias Body = Never
  /// The magnification; 1 at the beginning.
  public typealias Value = CGFloat
  /// The change of the magnification at which the gesture begins; 0.01 unless set.
  public var minimumScaleDelta: CGFloat

  /// Makes a gesture that begins at a change of the magnification.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  /// Makes the recognizer that follows both touches.
  public func _makeRecognizer(_ context: _GestureContext) -> _GestureRecognizer<CGFloat> {
    PinchRecognizer(context, begins: { abs($0.scale - 1) >= minimumScaleDelta }) { event, _, _ in event.scale
    }
  }

  /// “magnify”.
  public var _kinds: [String] { ["magnify"] }
}

/// Two touches that turn.
public struct RotateGesture: Gesture {
  /// Never: the gesture makes its recognizer itself.
  public typealias Body = Never

  /// How far the gesture is.
  public struct Value: Equatable, Sendable {
    /// The date of the last movement in film time.
    public var time: Date
    /// The angle from the beginning; positive is clockwise.
    public var rotation: Angle
    /// Turning a second.
    public var velocity: Angle
    /// The place between the touches at the beginning, relative to the view's size.
    public var startAnchor: UnitPoint
    /// The place between the touches at the beginning, in points of the view.
    public var startLocation: CGPoint
  }

  /// The angle at which the gesture begins; one degree unless set.
  public var minimumAngleDelta: Angle

  /// Makes a gesture that begins at an angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  /// Makes the recognizer that follows both touches.
  public func _makeRecognizer(_ context: _GestureContext) -> _GestureRecognizer<Value> {
    let least = abs(minimumAngleDelta.radians)
    return PinchRecognizer(context, begins: { abs($0.rotation.radians) >= least }) { event, start, anchor in
      Value(
        time: FilmClock.date(at: event.time), rotation: event.rotation, velocity: event.rotationVelocity,
        startAnchor: anchor, startLocation: start)
    }
  }

  /// “rotate”.
  public var _kinds: [String] { ["rotate"] }
}

/// Two touches that turn, by their angle alone.
public struct RotationGesture: Gesture {
  /// Never: the gesture makes its recognizer itself.
  public typealias Body = Never
  /// The angle from the beginning; positive is clockwise.
  public typealias Value = Angle
  /// The angle at which the gesture begins; one degree unless set.
  public var minimumAngleDelta: Angle

  /// Makes a gesture that begins at an angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  /// Makes the recognizer that follows both touches.
  public func _makeRecognizer(_ context: _GestureContext) -> _GestureRecognizer<Angle> {
    let least = abs(minimumAngleDelta.radians)
    return PinchRecognizer(context, begins: { abs($0.rotation.radians) >= least }) { event, _, _ in
      event.rotation
    }
  }

  /// “rotate”.
  public var _kinds: [String] { ["rotate"] }
}

@MainActor
private final class PinchRecognizer<Value>: _GestureRecognizer<Value> {
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
