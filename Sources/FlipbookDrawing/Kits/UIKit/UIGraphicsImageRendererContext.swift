import FlipbookDiagnostics
import FlipbookMotion
import Foundation

/// The context of an image renderer.
public final class UIGraphicsImageRendererContext {
  /// The context for Core Graphics' calls.
  public let cgContext: CGContext
  /// The format of the image.
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
  }

  /// Fills with the present fill colour.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills with the present fill colour in a blend mode.
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }
  /// Strokes with the present stroke colour, inside the rectangle.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  /// Cuts later drawing to a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
