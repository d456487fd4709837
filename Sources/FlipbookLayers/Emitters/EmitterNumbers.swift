import FlipbookDrawing
import Foundation

/// The numbers of an emitter cell, by their names.
package enum EmitterNumber: String, CaseIterable, Sendable {
  case birthRate, lifetime, lifetimeRange, emissionLatitude, emissionLongitude, emissionRange, velocity
  case velocityRange, xAcceleration, yAcceleration, zAcceleration, scale, scaleRange, scaleSpeed, spin, spinRange
  case redRange, greenRange, blueRange, alphaRange, redSpeed, greenSpeed, blueSpeed, alphaSpeed

  fileprivate var index: Int { Self.places[self]! }
  private static let places = Dictionary(uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })
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
    get { values[number.index] }
    set { if newValue.isFinite { values[number.index] = newValue } }
  }
}
