import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A zoom that an assistive technology asks for.
public struct AccessibilityZoomGestureAction {
  /// Whether to zoom in or out.
  public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }
  /// Whether to zoom in or out.
  public let direction: Direction
  /// The place of the zoom as a fraction of the view's size.
  public let location: UnitPoint
  /// The place of the zoom in the view, in points.
  public let point: CGPoint
}
