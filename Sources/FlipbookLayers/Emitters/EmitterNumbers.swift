import FlipbookDrawing
import Foundation

/// The numbers that a cell's particles are made with.
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
