import FlipbookDrawing
import FlipbookMotion
import Foundation

struct AllowsHitTestingModifier: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  let isEnabled: Bool
  func allowsHits(at point: CGPoint, size: CGSize) -> Bool { isEnabled }
}
