import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Marks the row of a list that a view is in: it is grey by a share.
struct RowMarkModifier: ElementModifier {
  var share: Double

  nonisolated var animatableData: Double {
    get { share }
    set { share = newValue }
  }

  static var affectsLayout: Bool { true }

  func changeTraits(_ traits: inout ElementTraits) {
    guard share > 0 else { return }
    traits.layoutValues[ObjectIdentifier(RowMarkKey.self)] = share
  }
}
