import Foundation
import Synchronization

/// A path as an object, for code written against Core Graphics; it holds a ``Path``.
///
/// Immutable, but for its subclass ``CGMutablePath``. Safe to use from several threads.
public class CGPath: @unchecked Sendable {
  // Only ever touched under the lock, which is what makes the class Sendable.
  private let contents: Mutex<Path>

  /// The path as a value.
  public var path: Path { contents.withLock { $0 } }

  package init(_ path: Path) { contents = Mutex(path) }

  /// Makes a rectangle, from its top left corner clockwise on screen.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    self.init(Path(rect).applying(transform?.pointee ?? .identity))
  }

  /// Makes the ellipse that fits a rectangle, from its rightmost point clockwise on screen.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }

  /// Makes a rectangle whose corners are quarters of an ellipse, from the middle of its right edge clockwise
  /// on screen.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(
      Path(roundedRect: rect, cornerSize: size, style: .circular).applying(transform?.pointee ?? .identity))
  }

  func change(_ body: (inout Path) -> Void) {
    contents.withLock { path in body(&path) }
  }
}

extension CGPath: Hashable {
  /// Whether both draw the same elements.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs === rhs || lhs.path == rhs.path }

  /// Folds the path's elements in.
  public func hash(into hasher: inout Hasher) {
    var digest = ContentHasher()
    path.hash(into: &digest)
    hasher.combine(digest.finalize())
  }
}

extension CGPath {
  /// Whether the path has no elements.
  public var isEmpty: Bool { path.isEmpty }

  /// The end of the last element; the origin when the path is empty.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest rectangle around all points, controls included; the null rectangle when the path is empty.
  public var boundingBox: CGRect { path.controlBounds }

  /// The smallest rectangle around the path itself; the null rectangle when the path is empty.
  public var boundingBoxOfPath: CGRect { path.boundingRect }

  /// Whether a point lies inside when the path is filled.
  /// - Parameter transform: Applied to the point first.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    path.contains(point.applying(transform), eoFill: rule == .evenOdd)
  }

  /// An immutable copy.
  public func copy() -> CGPath? { CGPath(path) }

  /// A copy with every point transformed.
  public func copy(using transform: CGAffineTransform) -> CGPath? { CGPath(path.applying(transform)) }

  /// A copy that can be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// A copy with every point transformed that can be changed.
  public func mutableCopy(using transform: CGAffineTransform) -> CGMutablePath? {
    CGMutablePath(path.applying(transform))
  }

  /// The outline of the path's stroke, to be filled with the winding rule.
  /// - Parameter transform: Applied to the path first; the line width stays.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(path.applying(transform).strokedPath(style))
  }

  /// The path cut into dashes, each an open subpath.
  /// - Parameters:
  ///   - phase: How far into the pattern each subpath starts, in points.
  ///   - lengths: In points, drawn and left out in turn.
  ///   - transform: Applied to the path first; the lengths stay.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(path.applying(transform).dashed(phase: phase, lengths: lengths))
  }

  /// Calls a function with every element, in order.
  public func applyWithBlock(_ block: (CGPathElementReference) -> Void) {
    path.forEach { block(CGPathElementReference(pointee: CGPathElement($0))) }
  }
}
