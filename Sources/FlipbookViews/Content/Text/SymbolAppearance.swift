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
  /// The part that is lit, and whether those before it are too.
  package var variable: (Double, Bool)?

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

  package static func == (a: SymbolAppearance, b: SymbolAppearance) -> Bool {
    a.scale == b.scale && a.x == b.x && a.y == b.y && a.degrees == b.degrees && a.opacity == b.opacity
      && a.variable?.0 == b.variable?.0
  }
}
