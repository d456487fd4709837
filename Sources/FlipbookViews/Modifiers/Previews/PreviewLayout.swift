import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The canvas of a preview; a film of the preview has its size.
public enum PreviewLayout: Sendable {
  /// That of a phone, or of the preview's device.
  case device
  /// The view's own.
  case sizeThatFits
  /// In points.
  case fixed(width: CGFloat, height: CGFloat)
}
