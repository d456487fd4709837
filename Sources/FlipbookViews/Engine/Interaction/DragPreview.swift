import FlipbookDrawing
import Foundation

/// The picture of a view under the finger that drags it, from its lift to the end of its drop.
@MainActor
struct DragPreview {
  /// How much a lifted view grows.
  private static let growth: CGFloat = 0.05
  /// The scale under a finger that moves.
  private static let movedScale: CGFloat = 0.84
  private static let movedOpacity = 0.82
  private static let shadow = (opacity: 0.25, radius: 10.0, drop: 4.0)
  /// The times of the lift, of the change as the finger moves first, and of the end, in seconds.
  static let (lifting, gathering, ending) = (0.2, 0.3, 0.25)

  /// Where the finger came down, in points of the film.
  let grip: CGPoint
  /// The middle of the lifted view, in points of the film.
  let middle: CGPoint
  let start: TimeInterval
  var finger: CGPoint
  /// When the finger moved first.
  var moved: TimeInterval?
  /// When the finger let go.
  var end: TimeInterval?
  /// Whether a view took the items, so that the picture goes where it is.
  var isTaken = false

  func isGone(at time: TimeInterval) -> Bool { end.map { time > $0 + Self.ending } ?? false }

  /// The middle, the scale and the opacity of the picture, and how much of its shadow is there.
  func state(at time: TimeInterval) -> (middle: CGPoint, scale: CGFloat, opacity: Double, shadow: Double) {
    let lift = share(of: Self.lifting, since: start, at: time)
    let gathered = share(of: Self.gathering, since: moved, at: time)
    let gone = share(of: Self.ending, since: end, at: time)
    let led = CGPoint(x: middle.x + finger.x - grip.x, y: middle.y + finger.y - grip.y)
    let held = mix(led, finger, gathered)
    let scale = mix(1 + Self.growth * lift, Self.movedScale, gathered)
    let opacity = mix(1, Self.movedOpacity, gathered)
    guard !isTaken else { return (held, scale, opacity * (1 - gone), lift * (1 - gone)) }
    return (mix(held, middle, gone), mix(scale, 1, gone), mix(opacity, 1, gone), lift * (1 - gone))
  }

  func record(_ element: Element, in context: GraphicsContext, at time: TimeInterval) {
    let (middle, scale, opacity, depth) = state(at: time)
    guard opacity > 0 else { return }
    let size = element.displayFrame.size
    var context = context
    context.opacity *= opacity
    context.addFilter(
      .shadow(
        color: .black.opacity(Self.shadow.opacity * depth), radius: Self.shadow.radius, x: 0,
        y: Self.shadow.drop))
    context.translateBy(x: middle.x, y: middle.y)
    context.scaleBy(x: scale, y: scale)
    context.translateBy(x: -size.width / 2, y: -size.height / 2)
    context.drawLayer { element.record(in: $0, size: size) }
  }

  private func share(of duration: TimeInterval, since start: TimeInterval?, at time: TimeInterval) -> Double {
    guard let start else { return 0 }
    let part = max(0, min(1, (time - start) / duration))
    return 1 - (1 - part) * (1 - part)
  }

  private func mix(_ a: CGFloat, _ b: CGFloat, _ share: CGFloat) -> CGFloat { a + (b - a) * share }
  private func mix(_ a: CGPoint, _ b: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: mix(a.x, b.x, share), y: mix(a.y, b.y, share))
  }
}
