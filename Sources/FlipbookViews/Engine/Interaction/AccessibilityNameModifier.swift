import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Gives an element a name to find it by.
struct AccessibilityNameModifier: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let name: String
  var accessibilityNames: [String] { [name] }
}
