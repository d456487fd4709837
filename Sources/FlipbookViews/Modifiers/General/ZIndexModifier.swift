import FlipbookDrawing
import FlipbookMotion

/// Gives the container around a view its depth. It changes at once: traits are not animated.
struct ZIndexModifier: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let zIndex: Double
  func changeTraits(_ traits: inout ElementTraits) { traits.zIndex = zIndex }
  static func zIndex(of content: Element, _ modifier: () -> Self) -> Double { modifier().zIndex }
}
