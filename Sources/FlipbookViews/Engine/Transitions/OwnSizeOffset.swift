import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Moves a view towards an edge by a part of its own size.
struct OwnSizeOffset: GeometryEffect, PlacingEffect {
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
    let way = displacement(of: size)
    return ProjectionTransform(CGAffineTransform(translationX: way.width, y: way.height))
  }

  func way(to other: Any, size: CGSize) -> CGSize {
    guard let other = other as? OwnSizeOffset else { return .zero }
    let (start, end) = (displacement(of: size), other.displacement(of: size))
    return CGSize(width: end.width - start.width, height: end.height - start.height)
  }

  private func displacement(of size: CGSize) -> CGSize {
    let side: Double = layoutDirection == .rightToLeft ? -1 : 1
    let (x, y): (Double, Double) =
      switch edge {
      case .leading: (-size.width * side, 0)
      case .trailing: (size.width * side, 0)
      case .top: (0, -size.height)
      case .bottom: (0, size.height)
      }
    return CGSize(width: x * amount, height: y * amount)
  }
}
