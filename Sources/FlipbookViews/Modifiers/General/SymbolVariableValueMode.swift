import FlipbookDrawing
import FlipbookMotion
import Foundation

/// How a symbol shows a value.
public struct SymbolVariableValueMode: Hashable, Sendable {
  let name: String
  /// By the opacity of its parts.
  public static let color = SymbolVariableValueMode(name: "color")
  /// By the length of its lines.
  public static let draw = SymbolVariableValueMode(name: "draw")
}
