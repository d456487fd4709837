import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The outline of a bordered button.
public struct ButtonBorderShape: Shape, InsettableShape, Hashable {
  enum Kind: Hashable { case automatic, rounded(CGFloat), capsule, circle }
  let kind: Kind

  nonisolated init(kind: Kind) { self.kind = kind }

  /// The usual shape: a rectangle with corners of 8 points.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A rectangle with corners of 8 points.
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(8))
  /// A rectangle with round ends.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A circle.
  public static let circle = ButtonBorderShape(kind: .circle)

  /// A rectangle with corners of a radius.
  /// - Parameter radius: In points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius))
  }

  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    switch kind {
    case .automatic: Path(roundedRect: rect, cornerRadius: 8)
    case .rounded(let radius): Path(roundedRect: rect, cornerRadius: radius)
    case .capsule: Capsule().path(in: rect)
    case .circle: Circle().path(in: rect)
    }
  }

  /// The shape in a rectangle that is smaller by an amount in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }
  /// No values: the shape changes at once.
  public typealias AnimatableData = EmptyAnimatableData
}
