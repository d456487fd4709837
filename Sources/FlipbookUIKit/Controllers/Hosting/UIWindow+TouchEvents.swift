import FlipbookDrawing
import FlipbookViews
import Foundation

extension UIWindow {
  /// Takes a touch of a view of SwiftUI.
  ///
  /// - Parameter location: In the window, in points.
  func follow(_ event: TouchEvent, at location: CGPoint) {
    let phase: UITouch.Phase =
      switch event.phase {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
    if event.touchCount > 1 {
      pinch(phase, scale: event.scale, velocity: event.scaleVelocity, at: location)
      rotate(
        phase, angle: CGFloat(event.rotation.radians), velocity: CGFloat(event.rotationVelocity.radians),
        at: location)
    } else {
      touch(
        phase, at: location, tapCount: hostedTaps.count(phase, at: location, event.time),
        velocity: event.givenVelocity.map { CGPoint(x: $0.width, y: $0.height) })
    }
  }
}
