import FlipbookDrawing
import Foundation

/// The numbers of an emitter cell, by their names.
package enum EmitterNumber: Int, CaseIterable, Sendable {
  case birthRate, lifetime, lifetimeRange, emissionLatitude, emissionLongitude, emissionRange, velocity
  case velocityRange, xAcceleration, yAcceleration, zAcceleration, scale, scaleRange, scaleSpeed, spin,
    spinRange
  case redRange, greenRange, blueRange, alphaRange, redSpeed, greenSpeed, blueSpeed, alphaSpeed

  private static let names = Dictionary(uniqueKeysWithValues: allCases.map { ("\($0)", $0) })

  /// The number of a name; nil when a cell has none.
  package init?(_ name: String) {
    guard let number = Self.names[name] else { return nil }
    self = number
  }
}
