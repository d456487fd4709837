import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The way that a shape of glass comes and goes.
public struct GlassEffectTransition: Sendable {
  /// No change.
  public static let identity = GlassEffectTransition()
  /// Goes over into other glass near by.
  public static let matchedGeometry = GlassEffectTransition()
  /// Fades the glass in and out.
  public static let materialize = GlassEffectTransition()
}
