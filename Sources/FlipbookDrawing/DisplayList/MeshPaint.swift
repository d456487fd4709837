import Foundation

/// A grid of colours laid out in the plane, cells bounded by curves.
public final class MeshPaint: Sendable, Equatable {
  /// A point of the grid, in user space, with the control points of the curves that leave it.
  public struct Vertex: Sendable, Equatable {
    public var position: SIMD2<Double>
    public var leading: SIMD2<Double>
    public var top: SIMD2<Double>
    public var trailing: SIMD2<Double>
    public var bottom: SIMD2<Double>
    public var color: RGBA
  }

  /// Points in a row, 2 or more.
  public let columns: Int
  /// 2 or more.
  public let rows: Int
  /// Row by row.
  public let vertices: [Vertex]
  /// What is seen outside the grid.
  public let background: RGBA
  /// Whether colours change smoothly from cell to cell.
  public let smoothsColors: Bool
  public let interpolation: GradientRamp.Interpolation
  public let contentHash: ContentHash

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

  public static func == (lhs: MeshPaint, rhs: MeshPaint) -> Bool {
    lhs === rhs || lhs.contentHash == rhs.contentHash
  }
}
