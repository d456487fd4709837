import Foundation

/// How two symbols look while one replaces the other: the old one shrinks away first, then the new one grows in its place.
struct SymbolReplacement {
  /// The progress at which the new symbol takes the place of the old one.
  private static let turn = 0.4
  /// The scale at which they change places.
  private static let smallest = 0.5

  /// The scale of the old symbol.
  let oldScale: Double
  /// The opacity of the old symbol, 0 to 1.
  let oldOpacity: Double
  /// The scale of the new symbol.
  let newScale: Double
  /// The opacity of the new symbol, 0 to 1.
  let newOpacity: Double

  /// - Parameter progress: 0 at the start of the change to 1; more where a spring goes beyond.
  init(progress: Double) {
    let leaving = min(1, max(0, progress / Self.turn))
    let coming = max(0, (progress - Self.turn) / (1 - Self.turn))
    oldScale = 1 - (1 - Self.smallest) * leaving
    oldOpacity = min(1, 2 * (1 - leaving))
    newScale = Self.smallest + (1 - Self.smallest) * coming
    newOpacity = min(1, 3 * coming)
  }
}
