import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A rectangle that fills what it is offered.
@frozen public struct Rectangle: Shape, InsettableShape {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }
  public typealias AnimatableData = EmptyAnimatableData
}

/// The largest circle that fits, in the middle.
@frozen public struct Circle: Shape, InsettableShape {
  public nonisolated init() {}

  public nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let offered = proposal.replacingUnspecifiedDimensions()
    let side =
      proposal.width == nil && proposal.height != nil
      ? offered.height
      : proposal.height == nil && proposal.width != nil ? offered.width : min(offered.width, offered.height)
    return CGSize(width: side, height: side)
  }

  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }
  public typealias AnimatableData = EmptyAnimatableData
}

/// The ellipse that touches the sides of what it is offered.
@frozen public struct Ellipse: Shape, InsettableShape {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }
  public typealias AnimatableData = EmptyAnimatableData
}

/// A rectangle with round ends.
@frozen public struct Capsule: Shape, InsettableShape {
  public var style: RoundedCornerStyle

  public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public nonisolated func path(in rect: CGRect) -> Path {
    // A whole round end has no room for continuous corners' longer run.
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
  }

  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }
  public typealias AnimatableData = EmptyAnimatableData
}

/// A rectangle with rounded corners.
@frozen public struct RoundedRectangle: Shape, InsettableShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: rect,
      cornerSize: CGSize(width: max(0, cornerSize.width), height: max(0, cornerSize.height)),
      style: style)
  }

  public nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(cornerSize.width, cornerSize.height) }
    set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
  }

  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetRounded(base: self, amount: amount)
  }
}

/// A rectangle whose corners are rounded each by itself.
@frozen public struct UnevenRoundedRectangle: Shape, InsettableShape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle

  public nonisolated init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  public nonisolated init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  public nonisolated var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(
        AnimatablePair(cornerRadii.topLeading, cornerRadii.bottomLeading),
        AnimatablePair(cornerRadii.bottomTrailing, cornerRadii.topTrailing))
    }
    set {
      cornerRadii = RectangleCornerRadii(
        topLeading: newValue.first.first, bottomLeading: newValue.first.second,
        bottomTrailing: newValue.second.first, topTrailing: newValue.second.second)
    }
  }

  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _Inset(base: self, amount: amount)
  }
}

/// A shape drawn in a smaller rectangle.
public struct _Inset<Base: Shape>: InsettableShape {
  var base: Base
  var amount: CGFloat

  nonisolated init(base: Base, amount: CGFloat) {
    self.base = base
    self.amount = amount
  }

  public nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect.shrunk(by: amount)) }

  public nonisolated var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set { (base.animatableData, amount) = (newValue.first, newValue.second) }
  }

  public nonisolated func inset(by amount: CGFloat) -> _Inset<Base> {
    _Inset(base: base, amount: self.amount + amount)
  }
}

/// A rounded rectangle drawn smaller with corners that stay concentric.
public struct _InsetRounded: InsettableShape {
  var base: RoundedRectangle
  var amount: CGFloat

  nonisolated init(base: RoundedRectangle, amount: CGFloat) {
    self.base = base
    self.amount = amount
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    let corner = CGSize(
      width: max(0, base.cornerSize.width - amount), height: max(0, base.cornerSize.height - amount))
    return Path(roundedRect: rect.shrunk(by: amount), cornerSize: corner, style: base.style)
  }

  public nonisolated var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set { (base.animatableData, amount) = (newValue.first, newValue.second) }
  }

  public nonisolated func inset(by amount: CGFloat) -> _InsetRounded {
    _InsetRounded(base: base, amount: self.amount + amount)
  }
}

extension CGRect {
  /// Inset from all sides, down to nothing in the middle.
  fileprivate func shrunk(by amount: CGFloat) -> CGRect {
    let (x, y) = (min(amount, width / 2), min(amount, height / 2))
    return CGRect(x: minX + x, y: minY + y, width: width - 2 * x, height: height - 2 * y)
  }
}
