import FlipbookDrawing
import Foundation

/// A length in a compositional layout.
@MainActor @preconcurrency
public final class NSCollectionLayoutDimension: NSObject {
  enum Kind {
    case width(CGFloat)
    case height(CGFloat)
    case points(CGFloat)
    case estimate(CGFloat)
  }

  let kind: Kind
  private init(_ kind: Kind) { self.kind = kind }

  /// Returns a share of the container's width.
  public static func fractionalWidth(_ share: CGFloat) -> NSCollectionLayoutDimension { .init(.width(share)) }
  /// Returns a share of the container's height.
  public static func fractionalHeight(_ share: CGFloat) -> NSCollectionLayoutDimension {
    .init(.height(share))
  }
  /// Returns a length in points.
  public static func absolute(_ points: CGFloat) -> NSCollectionLayoutDimension { .init(.points(points)) }
  /// Returns a length in points that holds until a cell's height is known. Widths are not measured.
  public static func estimated(_ points: CGFloat) -> NSCollectionLayoutDimension { .init(.estimate(points)) }

  /// The share, or the length in points.
  public var dimension: CGFloat {
    switch kind {
    case .width(let value), .height(let value), .points(let value), .estimate(let value): value
    }
  }

  var isEstimated: Bool { if case .estimate = kind { true } else { false } }

  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .width(let share): share * container.width
    case .height(let share): share * container.height
    case .points(let points), .estimate(let points): points
    }
  }
}
