import FlipbookDrawing
import FlipbookMotion
import Foundation
extension Path {
  func strokedPath(_ s: StrokeStyle) -> Path { self }
  func trimmedPath(from a: CGFloat, to b: CGFloat) -> Path { self }
  func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool { boundingRect.contains(p) }
}
