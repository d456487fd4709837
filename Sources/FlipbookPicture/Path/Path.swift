import Foundation

/// The outline of a two-dimensional shape: any number of subpaths of lines and Bézier curves.
///
/// A value: a copy that is changed leaves the original alone. Coordinates are in points, y points down. Two
/// paths are equal when they draw the same elements in the same order.
///
/// Elements with infinite or not-a-number coordinates are left out and reported as `path.non-finite`; a
/// line or curve without a point to start from is left out and reported as `path.no-current-point`.
public struct Path: Sendable {
  /// A whole path that is one known shape. Kept as such, since it records, hashes and paints faster.
  package enum Shape: Sendable, Equatable {
    case elements
    /// A standardised, finite rectangle.
    case rect(CGRect)
    /// The ellipse within a standardised, finite rectangle.
    case ellipse(CGRect)
    /// A standardised, finite rectangle with a corner size above zero that fits it.
    case roundedRect(CGRect, CGSize, RoundedCornerStyle)
  }

  /// The content of a path: a known shape, or elements.
  package enum Storage: Sendable {
    case empty
    case rect(CGRect)
    case ellipse(CGRect)
    case roundedRect(CGRect, CGSize, RoundedCornerStyle)
    case general(PathElements)
  }

  package private(set) var shape: Shape = .elements
  /// The elements, when `shape` says so; otherwise empty.
  private var general = PathElements()

  /// Makes an empty path.
  public init() {}

  /// Makes a path that is built by a function, which gets it empty.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  package init(_ elements: PathElements) { general = elements }

  /// Whether the path has no elements.
  public var isEmpty: Bool { shape == .elements && general.isEmpty }

  package var storage: Storage {
    switch shape {
    case .elements: general.isEmpty ? .empty : .general(general)
    case .rect(let rect): .rect(rect)
    case .ellipse(let rect): .ellipse(rect)
    case .roundedRect(let rect, let size, let style): .roundedRect(rect, size, style)
    }
  }

  /// The elements; those of a known shape are worked out.
  package var elements: PathElements {
    switch shape {
    case .elements: return general
    case .rect(let rect):
      var elements = PathElements()
      elements.addRect(rect)
      return elements
    case .ellipse(let rect):
      var elements = PathElements()
      elements.addOutline(EllipseOutline(rect))
      return elements
    case .roundedRect(let rect, let size, let style):
      var elements = PathElements()
      elements.addOutline(RoundedRectOutline(rect, cornerSize: size, style: style))
      return elements
    }
  }

  /// The elements as flat lists, for loops.
  package var elementArrays: (verbs: [Verb], points: [CGPoint]) {
    let elements = self.elements
    return (elements.verbs, elements.points)
  }

  /// Makes an empty path into a known shape.
  /// - Returns: False, with nothing changed, when the path is not empty.
  package mutating func become(_ shape: Shape) -> Bool {
    guard isEmpty else { return false }
    self.shape = shape
    return true
  }

  /// Changes the elements in place.
  @inline(__always)
  package mutating func withElements(_ change: (inout PathElements) -> Void) {
    if shape != .elements {
      general = elements
      shape = .elements
    }
    change(&general)
  }

  /// The end of the last element, or the start of its subpath after a close; nil when the path is empty.
  public var currentPoint: CGPoint? {
    shape == .elements ? general.currentPoint : elements.currentPoint
  }
}

extension Path: Equatable {
  /// Whether both draw the same elements in the same order.
  public static func == (lhs: Path, rhs: Path) -> Bool {
    if lhs.shape != .elements, lhs.shape == rhs.shape { return true }
    return lhs.elements == rhs.elements
  }
}
