import Foundation

/// How the parts of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case monochrome, multicolor, hierarchical, palette }
  package let kind: Kind

  /// All in one style.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// In colours of their own, as far as the meaning of a symbol gives them.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  /// In one style, fainter for what matters less.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// In several styles.
  public static let palette = SymbolRenderingMode(kind: .palette)
}
