import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Moves a guide of a view.
struct AlignmentGuideModifier: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let key: AlignmentKey
  let value: (ViewDimensions) -> CGFloat

  static var affectsLayout: Bool { true }

  func explicitAlignment(_ key: AlignmentKey, in size: CGSize, content: Element) -> CGFloat? {
    key == self.key ? value(content.dimensions(for: size)) : content.explicitAlignment(key, in: size)
  }
}
