import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The colour space that a drawing is composited in.
public enum ColorRenderingMode: Hashable, Sendable {
  /// In sRGB, as its components are.
  case nonLinear
  /// In linear light.
  case linear
  /// In linear light; colours beyond 0…1 are cut to it, as every picture has 8 bits.
  case extendedLinear

  /// Warns where the drawing differs from the mode.
  func warn() {
    guard self == .extendedLinear else { return }
    DiagnosticCollector.current.warn(
      "canvas.extended-linear",
      "Colours beyond 0…1 are cut in extended linear light as they are in linear light: pictures have 8 bits."
    )
  }
}
