import Foundation

/// A grid of colours laid out in the plane, cells bounded by curves.
public final class MeshPaint: Sendable, Equatable {
  /// A point of the grid, in user space, with the control points of the curves that leave it.
  public struct Vertex: Sendable, Equatable {
    /// The point itself.
    public var position: SIMD2<Double>
    /// The control point of the curve to the point before it in the row.
    public var leading: SIMD2<Double>
    /// The control point of the curve to the point above it.
    public var top: SIMD2<Double>
    /// The control point of the curve to the point after it in the row.
    public var trailing: SIMD2<Double>
    /// The control point of the curve to the point below it.
    public var bottom: SIMD2<Double>
    /// The colour at the point.
    public var color: RGBA

    /// Makes a vertex of a point, the control points of the curves that meet there, and a colour.
    public init(
      position: SIMD2<Double>, leading: SIMD2<Double>, top: SIMD2<Double>, trailing: SIMD2<Double>,
      bottom: SIMD2<Double>, color: RGBA
    ) {
      self.position = position
      self.leading = leading
      self.top = top
      self.trailing = trailing
      self.bottom = bottom
      self.color = color
    }
  }

  /// Points in a row, 2 or more.
  public let columns: Int
  /// 2 or more.
  public let rows: Int
  /// Row by row.
  public let vertices: [Vertex]
  /// The colour outside the grid.
  public let background: RGBA
  /// Whether colours change smoothly from cell to cell.
  public let smoothsColors: Bool
  /// The space in which colours are mixed.
  public let interpolation: GradientRamp.Interpolation
  /// A digest of everything that decides how the mesh looks.
  public let contentHash: ContentHash

  /// Makes a mesh and works out its digest.
  ///
  /// - Precondition: There are `columns` times `rows` vertices.
  public init(
    columns: Int, rows: Int, vertices: [Vertex], background: RGBA, smoothsColors: Bool,
    interpolation: GradientRamp.Interpolation
  ) {
    precondition(columns >= 2 && rows >= 2 && vertices.count == columns * rows, "a mesh has all its points")
    self.columns = columns
    self.rows = rows
    self.vertices = vertices
    self.background = background
    self.smoothsColors = smoothsColors
    self.interpolation = interpolation
    var hasher = ContentHasher(seed: 0x3e54)
    hasher.combine(columns)
    for vertex in vertices {
      for point in [vertex.position, vertex.leading, vertex.top, vertex.trailing, vertex.bottom] {
        hasher.combine(point.x)
        hasher.combine(point.y)
      }
      vertex.color.hash(into: &hasher)
    }
    background.hash(into: &hasher)
    hasher.combine(smoothsColors)
    hasher.combine(interpolation.rawValue)
    contentHash = hasher.finalize()
  }

  /// Whether both paint the same, by their digests.
  public static func == (lhs: MeshPaint, rhs: MeshPaint) -> Bool {
    lhs === rhs || lhs.contentHash == rhs.contentHash
  }
}
