import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// A touch that moves.
public struct DragGesture: Gesture {
  /// Never: the gesture makes its recognizer itself.
  public typealias Body = Never

  /// How far the drag is.
  public struct Value: Equatable, Sendable {
    /// The date of the last movement in film time.
    public var time: Date
    /// The present place, in points of the gesture's coordinate space.
    public var location: CGPoint
    /// The place where the drag began.
    public var startLocation: CGPoint
    /// In points a second.
    public var velocity: CGSize

    /// The way from the beginning, in points; x to the right, y down.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The place where the drag would end if it slowed down from now on.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// The way to the predicted end, in points.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// The way that a finger goes before the drag begins, in points; 10 unless set.
  public var minimumDistance: CGFloat
  /// The coordinate space of the places.
  public var coordinateSpace: CoordinateSpace

  /// Makes a drag that begins after a distance, in points.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Makes a drag that begins after a distance, in points.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Makes the recognizer that follows the finger.
  public func _makeRecognizer(_ context: _GestureContext) -> _GestureRecognizer<Value> {
    DragRecognizer(context, minimumDistance: minimumDistance, space: coordinateSpace)
  }

  /// “drag”.
  public var _kinds: [String] { ["drag"] }
}

@MainActor
private final class DragRecognizer: _GestureRecognizer<DragGesture.Value> {
  private let context: _GestureContext
  private let minimumDistance: CGFloat
  private let space: CoordinateSpace
  private var start: (film: CGPoint, local: CGPoint)?

  init(_ context: _GestureContext, minimumDistance: CGFloat, space: CoordinateSpace) {
    self.context = context
    self.minimumDistance = minimumDistance
    self.space = space
  }

  override var claim: Claim? { phase == .active || phase == .ended ? .motion : nil }

  override func handle(_ event: TouchEvent) {
    guard !isOver else { return }
    switch event.phase {
    case .began:
      start = (event.location, context.point(event.location, in: space))
      if minimumDistance <= 0 { update(event) }
    case .moved:
      guard let start else { return }
      let distance = hypot(event.location.x - start.film.x, event.location.y - start.film.y)
      if phase == .active || distance >= minimumDistance { update(event) }
    case .ended:
      guard phase == .active else { return phase = .failed }
      update(event)
      phase = .ended
    case .cancelled:
      phase = .failed
    }
  }

  private func update(_ event: TouchEvent) {
    guard let start else { return }
    phase = .active
    value = DragGesture.Value(
      time: FilmClock.date(at: event.time), location: context.point(event.location, in: space),
      startLocation: start.local, velocity: context.vector(event.velocity, at: event.location, in: space))
  }
}
