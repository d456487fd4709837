import FlipbookMotion
import Foundation

/// The changes that an effect makes to the appearance of a symbol.
package struct SymbolAppearance: Equatable {
  package var scale = 1.0
  /// In shares of the symbol's height.
  package var x = 0.0
  package var y = 0.0
  package var degrees = 0.0
  package var opacity = 1.0
  /// How its parts are lit; nil where they all are.
  package var variable: SymbolLight?

  package init() {}

  /// Does another movement as well.
  package mutating func add(_ other: SymbolAppearance) {
    scale *= other.scale
    x += other.x
    y += other.y
    degrees += other.degrees
    opacity *= other.opacity
    variable = other.variable ?? variable
  }
}
