import FlipbookDrawing
import FlipbookMotion

/// Gives a value to the layout around a view.
struct LayoutValueModifier<K: LayoutValueKey>: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let value: K.Value
  static var affectsLayout: Bool { true }
  // The rows of a section are all in it.
  static var meansRuns: Bool { K.self == ListSectionKey.self }
  func changeTraits(_ traits: inout ElementTraits) { traits.layoutValues[ObjectIdentifier(K.self)] = value }
}
