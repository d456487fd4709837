import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// A dot that shows where a finger is, or two for two fingers.
@MainActor
final class TouchDot {
  private static var radius: CGFloat { 15 }
  /// How long it takes to go, in seconds.
  private static var fading: TimeInterval { 0.25 }
  /// From the middle between two fingers to each of them, at the start, in points.
  private static var spread: CGFloat { 60 }

  private var event: TouchEvent
  private var end: TimeInterval?

  init(_ event: TouchEvent) { self.event = event }

  func follow(_ event: TouchEvent) {
    self.event = event
    if event.phase == .ended || event.phase == .cancelled { end = event.time }
  }

  func isGone(at time: TimeInterval) -> Bool { end.map { time > $0 + Self.fading } ?? false }

  func record(in context: GraphicsContext, at time: TimeInterval) {
    let gone = end.map { max(0, min(1, (time - $0) / Self.fading)) } ?? 0
    guard gone < 1 else { return }
    var context = context
    context.opacity *= 1 - gone
    let radius = Self.radius * (1 + 0.4 * gone)
    for point in points {
      let circle = Path(
        ellipseIn: CGRect(x: point.x - radius, y: point.y - radius, width: radius * 2, height: radius * 2))
      context.fill(circle, with: .color(Color(.sRGB, white: 0.35, opacity: 0.45)))
      context.stroke(circle, with: .color(Color(.sRGB, white: 1, opacity: 0.8)), lineWidth: 1.5)
    }
  }

  private var points: [CGPoint] {
    guard event.touchCount > 1 else { return [event.location] }
    let reach = Self.spread * event.scale
    // Along a diagonal, as a thumb and a finger lie.
    let angle = event.rotation.radians - .pi / 4
    let offset = CGSize(width: reach * cos(angle), height: reach * sin(angle))
    return [
      CGPoint(x: event.location.x + offset.width, y: event.location.y + offset.height),
      CGPoint(x: event.location.x - offset.width, y: event.location.y - offset.height),
    ]
  }
}
