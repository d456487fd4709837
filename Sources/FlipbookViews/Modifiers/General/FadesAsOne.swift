import FlipbookDrawing
import FlipbookMotion

/// Lets a control fade as one picture: on a phone it is a view of UIKit's.
struct FadesAsOne: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  static var compositesAsOne: Bool { true }
}
