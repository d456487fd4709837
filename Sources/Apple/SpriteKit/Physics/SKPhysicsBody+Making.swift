import Flipbook
import FlipbookDynamics
import FlipbookPicture
import Foundation

extension SKPhysicsBody {
  private static func vector(_ point: CGPoint) -> SIMD2<Double> { SIMD2(Double(point.x), Double(point.y)) }

  /// Makes a circle around the node.
  public convenience init(circleOfRadius r: CGFloat) { self.init(circleOfRadius: r, center: .zero) }

  /// Makes a circle around a place of the node.
  public convenience init(circleOfRadius r: CGFloat, center: CGPoint) {
    self.init([.circle(center: Self.vector(center), radius: max(0.01, Double(r)))])
  }

  /// Makes a rectangle around the node.
  public convenience init(rectangleOf s: CGSize) { self.init(rectangleOf: s, center: .zero) }

  /// Makes a rectangle around a place of the node.
  public convenience init(rectangleOf s: CGSize, center: CGPoint) {
    let half = SIMD2(max(0.01, abs(Double(s.width)) / 2), max(0.01, abs(Double(s.height)) / 2))
    let c = Self.vector(center)
    self.init([
      .outline([c - half, c + SIMD2(half.x, -half.y), c + half, c + SIMD2(-half.x, half.y)])
    ])
  }

  /// Makes a convex outline; of one that is not convex the smallest around it.
  public convenience init(polygonFrom path: CGPath) {
    let hull = ConvexShape.hull(ConvexShape.points(of: path.path))
    self.init(hull.count > 2 ? [.outline(hull)] : [])
  }

  /// Makes a line that stops others, from one place to another.
  public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) {
    self.init([.line(Self.vector(p1), Self.vector(p2))])
  }

  /// Makes lines along a path that stop others.
  public convenience init(edgeChainFrom path: CGPath) { self.init(Self.lines(path.path, isClosed: false)) }

  /// Makes lines along a path, and from its end to its start, that stop others.
  public convenience init(edgeLoopFrom path: CGPath) { self.init(Self.lines(path.path, isClosed: true)) }

  /// Makes the four sides of a rectangle, which stop others.
  public convenience init(edgeLoopFrom rect: CGRect) {
    self.init(Self.lines(Path(rect.standardized), isClosed: true))
  }

  /// Makes one body of several.
  public convenience init(bodies: [SKPhysicsBody]) { self.init(bodies.flatMap(\.body.shapes)) }

  /// Makes the smallest convex outline around a picture's ink.
  public convenience init(texture: SKTexture, size: CGSize) {
    self.init(texture: texture, alphaThreshold: 0.5, size: size)
  }

  /// Makes the smallest convex outline around a picture's ink.
  ///
  /// - Parameter alphaThreshold: The least opacity of ink, 0…1.
  public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) {
    unsupported("SKPhysicsBody.init(texture:)")
    let hull = texture.hull(above: alphaThreshold).map {
      SIMD2(($0.x - 0.5) * Double(size.width), ($0.y - 0.5) * Double(size.height))
    }
    if hull.count > 2 { self.init([.outline(hull)]) } else { self.init(rectangleOf: size) }
  }

  private static func lines(_ path: Path, isClosed: Bool) -> [BodyShape] {
    var shapes: [BodyShape] = []
    for line in ConvexShape.lines(of: path) {
      var points = line
      if isClosed, let first = points.first, let last = points.last, (first - last).length > 1e-6 {
        points.append(first)
      }
      for (a, b) in zip(points, points.dropFirst()) where (b - a).length > 1e-6 { shapes.append(.line(a, b)) }
    }
    return shapes
  }
}
