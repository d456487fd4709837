import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A filter with one number, by name.
struct AmountModifier: FilterModifier {
  enum Kind: Equatable {
    case brightness, contrast, saturation, grayscale, hueRotation, colorInvert
  }

  let kind: Kind
  var amount: Double

  nonisolated var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  func filter() -> GraphicsContext.Filter? {
    switch kind {
    case .brightness: amount == 0 ? nil : .brightness(amount)
    case .contrast: amount == 1 ? nil : .contrast(amount)
    case .saturation: amount == 1 ? nil : .saturation(amount)
    case .grayscale: amount == 0 ? nil : .grayscale(amount)
    case .hueRotation: amount == 0 ? nil : .hueRotation(.radians(amount))
    case .colorInvert: .colorInvert(amount)
    }
  }
}
