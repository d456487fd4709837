import FlipbookDrawing
import FlipbookMotion
import Foundation

extension Edge {
  /// How a corner follows the one around it.
  public struct Corner: Sendable {
    /// How round a corner is.
    public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
      /// In points; nil for as round as fits the shape around.
      let radius: CGFloat?
      let minimum: CGFloat

      init(radius: CGFloat?, minimum: CGFloat = 0) { (self.radius, self.minimum) = (radius, minimum) }
      /// Makes a corner of a radius, in points.
      public init(floatLiteral value: Double) { self.init(radius: value) }
      /// Makes a corner of a radius, in points.
      public init(integerLiteral value: Int) { self.init(radius: CGFloat(value)) }

      /// As round as fits the shape around: 20 points in a film.
      public static var concentric: Style { Style(radius: nil) }
      /// As round as fits the shape around, but at least as round as another style.
      public static func concentric(minimum: Style?) -> Style {
        Style(radius: nil, minimum: minimum?.radius ?? 0)
      }
      /// Of a radius, in points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius) }
    }
  }
}

/// A rectangle whose corners have a centre in common with those of the shape around it. A film's window has no round
/// corners: corners that follow others are as round as a card's.
@frozen public struct ConcentricRectangle: InsettableShape {
  private let styles: [Edge.Corner.Style]
  private var inset: CGFloat = 0
  /// Of a corner that follows others, in points.
  private nonisolated static var followingRadius: CGFloat { 20 }

  /// Makes a rectangle whose corners all follow the shape around.
  public init() { styles = Array(repeating: .concentric, count: 4) }

  /// Makes a rectangle with four equal corners. Whether they are uniform makes no difference.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    styles = Array(repeating: corners, count: 4)
  }

  /// Makes a rectangle with a style for each corner.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    styles = [topLeadingCorner, bottomLeadingCorner, bottomTrailingCorner, topTrailingCorner]
  }

  /// The rectangle with continuous corners.
  public func path(in rect: CGRect) -> Path {
    let radii = styles.map { max(0, ($0.radius ?? max($0.minimum, Self.followingRadius)) - inset) }
    return Path(
      roundedRect: rect.insetBy(dx: inset, dy: inset),
      cornerRadii: RectangleCornerRadii(
        topLeading: radii[0], bottomLeading: radii[1], bottomTrailing: radii[2], topTrailing: radii[3]),
      style: .continuous)
  }

  /// The rectangle, smaller by an amount in points, with corners that stay concentric.
  public func inset(by amount: CGFloat) -> ConcentricRectangle {
    var copy = self
    copy.inset += amount
    return copy
  }
}

extension Edge.Corner.Style {
  /// As round as fits the container around; the same as `concentric`.
  public static var containerConcentric: Edge.Corner.Style { .concentric }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle with four equal corners.
  @_disfavoredOverload
  public static func rect(cornerRadius: Edge.Corner.Style) -> ConcentricRectangle {
    ConcentricRectangle(corners: cornerRadius)
  }
  /// A rectangle with four equal corners. Whether they are uniform makes no difference.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}

extension View {
  /// Sets the shape that shapes inside follow. Reports itself as unsupported.
  public func containerShape<T: InsettableShape>(_ shape: T, file: String = #fileID, line: Int = #line)
    -> some View
  { unsupported("View.containerShape", file, line) }
}
