import FlipbookDrawing
import FlipbookMotion

/// Gives the layout around a view its priority.
struct LayoutPriorityModifier: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let priority: Double
  static var affectsLayout: Bool { true }
  func changeTraits(_ traits: inout ElementTraits) { traits.layoutPriority = priority }
  static func layoutPriority(of content: Element, _ modifier: () -> Self) -> Double { modifier().priority }
}
