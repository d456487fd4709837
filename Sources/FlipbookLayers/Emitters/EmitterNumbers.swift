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

/// What a cell's particles are made with.
package struct EmitterNumbers {
  private var values: [Double]
  package var color = RGBA.white

  package init() {
    values = [Double](repeating: 0, count: EmitterNumber.allCases.count)
    self[.scale] = 1
  }

  package subscript(_ number: EmitterNumber) -> Double {
    get { values[number.rawValue] }
    set { if newValue.isFinite { values[number.rawValue] = newValue } }
  }
}
