import FlipbookDrawing
import FlipbookMotion

/// Gives a view a tag.
struct TagModifier: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let tag: AnyHashable
  func changeTraits(_ traits: inout ElementTraits) { traits.tag = tag }
}
