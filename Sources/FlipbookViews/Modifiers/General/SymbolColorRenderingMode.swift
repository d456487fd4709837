import FlipbookDrawing
import FlipbookMotion
import Foundation

/// How the colours of a symbol are filled.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  let name: String
  /// In one colour.
  public static let flat = SymbolColorRenderingMode(name: "flat")
  /// In a gradient of the colour.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}
