import FlipbookDrawing
import FlipbookMotion

/// Places the content relative to itself, whatever moves it.
struct GeometryGroupModifier: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData

  static var affectsLayout: Bool { true }
  static var holdsContent: Bool { true }
}
