import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The outline of a shape.
public struct _StrokedShape<Base: Shape>: Shape {
  var shape: Base
  var style: StrokeStyle

  nonisolated init(shape: Base, style: StrokeStyle) {
    self.shape = shape
    self.style = style
  }

  public nonisolated static var role: ShapeRole { .stroke }
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  public nonisolated var animatableData: AnimatablePair<Base.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
  }
}

/// A part of a shape's outline.
public struct _TrimmedShape<Base: Shape>: Shape {
  var shape: Base
  var startFraction: CGFloat
  var endFraction: CGFloat

  nonisolated init(shape: Base, startFraction: CGFloat, endFraction: CGFloat) {
    self.shape = shape
    self.startFraction = startFraction
    self.endFraction = endFraction
  }

  public nonisolated static var role: ShapeRole { Base.role }
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  public nonisolated var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
    set {
      shape.animatableData = newValue.first
      (startFraction, endFraction) = (newValue.second.first, newValue.second.second)
    }
  }
}

public struct RotatedShape<Content: Shape>: Shape {
  public var shape: Content
  public var angle: Angle
  public var anchor: UnitPoint

  public nonisolated init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    let (x, y) = (rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
    return shape.path(in: rect)
      .applying(
        CGAffineTransform(translationX: x, y: y).rotated(by: angle.radians).translatedBy(x: -x, y: -y))
  }

  public nonisolated var animatableData: AnimatablePair<Content.AnimatableData, Double> {
    get { AnimatablePair(shape.animatableData, angle.radians) }
    set { (shape.animatableData, angle) = (newValue.first, .radians(newValue.second)) }
  }
}

public struct ScaledShape<Content: Shape>: Shape {
  public var shape: Content
  public var scale: CGSize
  public var anchor: UnitPoint

  public nonisolated init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    let (x, y) = (rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
    return shape.path(in: rect)
      .applying(
        CGAffineTransform(translationX: x, y: y).scaledBy(x: scale.width, y: scale.height).translatedBy(
          x: -x, y: -y))
  }

  public nonisolated var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(scale.width, scale.height)) }
    set {
      shape.animatableData = newValue.first
      scale = CGSize(width: newValue.second.first, height: newValue.second.second)
    }
  }
}

public struct OffsetShape<Content: Shape>: Shape {
  public var shape: Content
  public var offset: CGSize

  public nonisolated init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  public nonisolated var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(offset.width, offset.height)) }
    set {
      shape.animatableData = newValue.first
      offset = CGSize(width: newValue.second.first, height: newValue.second.second)
    }
  }
}

public struct TransformedShape<Content: Shape>: Shape {
  public var shape: Content
  public var transform: CGAffineTransform

  public nonisolated init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

  public nonisolated var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

/// A shape in a size of its own.
public struct _SizedShape<Base: Shape>: Shape {
  var shape: Base
  var size: CGSize

  nonisolated init(shape: Base, size: CGSize) {
    self.shape = shape
    self.size = size
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: CGRect(origin: rect.origin, size: size))
  }

  public nonisolated var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, Base.AnimatableData>
  {
    get { AnimatablePair(AnimatablePair(size.width, size.height), shape.animatableData) }
    set {
      size = CGSize(width: newValue.first.first, height: newValue.first.second)
      shape.animatableData = newValue.second
    }
  }
}

/// A shape of any kind.
public struct AnyShape: Shape {
  private let makePath: @Sendable (CGRect) -> Path

  public nonisolated init<S: Shape>(_ shape: S) { makePath = { shape.path(in: $0) } }

  public nonisolated func path(in rect: CGRect) -> Path { makePath(rect) }
  public typealias AnimatableData = EmptyAnimatableData
}

extension Path: Shape {
  public nonisolated func path(in rect: CGRect) -> Path { self }
  public typealias AnimatableData = EmptyAnimatableData
}
