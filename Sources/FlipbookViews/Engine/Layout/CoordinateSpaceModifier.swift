import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Begins a coordinate space with a name.
struct CoordinateSpaceModifier: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let name: AnyHashable
  var coordinateSpaceName: AnyHashable? { name }
}
