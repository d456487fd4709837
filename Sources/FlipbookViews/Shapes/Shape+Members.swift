import FlipbookDrawing
import FlipbookMotion
import Foundation

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle
  {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }

  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)
    -> UnevenRoundedRectangle
  {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension Shape where Self == ButtonBorderShape {
  public static var buttonBorder: ButtonBorderShape { .automatic }
}

/// The shape of the container around. A film is a rectangle, and so is this.
@frozen public struct ContainerRelativeShape: Shape, InsettableShape {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }
  public typealias AnimatableData = EmptyAnimatableData
}

/// The outline of a bordered button.
public struct ButtonBorderShape: Shape, InsettableShape, Hashable {
  enum Kind: Hashable { case automatic, rounded(CGFloat), capsule, circle }
  let kind: Kind

  nonisolated init(kind: Kind) { self.kind = kind }

  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(8))
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let circle = ButtonBorderShape(kind: .circle)

  /// - Parameter radius: In points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius))
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    switch kind {
    case .automatic: Path(roundedRect: rect, cornerRadius: 8)
    case .rounded(let radius): Path(roundedRect: rect, cornerRadius: radius)
    case .capsule: Capsule().path(in: rect)
    case .circle: Circle().path(in: rect)
    }
  }

  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }
  public typealias AnimatableData = EmptyAnimatableData
}

extension Shape {
  /// The shape in a size of its own, at a point of what it is offered.
  public nonisolated func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    _AnchoredSizeShape(shape: self, size: size, anchor: anchor)
  }

  /// The shape in a size of its own, at a point of what it is offered.
  public nonisolated func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}

/// A shape in a size of its own, at a point of what it is offered.
struct _AnchoredSizeShape<Base: Shape>: Shape {
  var shape: Base
  var size: CGSize
  let anchor: UnitPoint

  nonisolated init(shape: Base, size: CGSize, anchor: UnitPoint) {
    (self.shape, self.size, self.anchor) = (shape, size, anchor)
  }

  nonisolated func path(in rect: CGRect) -> Path {
    shape.path(
      in: CGRect(
        x: rect.minX + (rect.width - size.width) * anchor.x,
        y: rect.minY + (rect.height - size.height) * anchor.y, width: size.width, height: size.height))
  }

  nonisolated var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, Base.AnimatableData> {
    get { AnimatablePair(AnimatablePair(size.width, size.height), shape.animatableData) }
    set {
      size = CGSize(width: newValue.first.first, height: newValue.first.second)
      shape.animatableData = newValue.second
    }
  }
}
