import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Moves a view towards an edge by a part of its own size.
struct OwnSizeOffset: GeometryEffect {
  var edge: Edge
  /// 1 for one whole width or height.
  var amount: Double
  @Environment(\.layoutDirection) private var layoutDirection

  init(edge: Edge, amount: Double) {
    self.edge = edge
    self.amount = amount
  }

  nonisolated var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    let side: Double = layoutDirection == .rightToLeft ? -1 : 1
    let (x, y): (Double, Double) =
      switch edge {
      case .leading: (-size.width * side, 0)
      case .trailing: (size.width * side, 0)
      case .top: (0, -size.height)
      case .bottom: (0, size.height)
      }
    return ProjectionTransform(CGAffineTransform(translationX: x * amount, y: y * amount))
  }
}
