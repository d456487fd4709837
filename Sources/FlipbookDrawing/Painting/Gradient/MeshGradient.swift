import FlipbookDiagnostics
import FlipbookMotion
import Foundation

/// Colours at the points of a grid that may be pulled out of shape, mixed smoothly in between.
///
/// Points are unit points of whatever is filled: (0, 0) is its top left corner, (1, 1) its bottom right.
public struct MeshGradient: ShapeStyle, Equatable {
  /// A point of the grid with the control points of the curves that lead away from it.
  @frozen public struct BezierPoint: Hashable, Sendable {
    /// The place of the point, in unit points of what is filled.
    public var position: SIMD2<Float>
    /// The control point of the curve to the point before it in the row.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point of the curve to the point above it.
    public var topControlPoint: SIMD2<Float>
    /// The control point of the curve to the point after it in the row.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point of the curve to the point below it.
    public var bottomControlPoint: SIMD2<Float>

    /// Makes a point with its control points, all in unit points of what is filled.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// Where the points of the grid lie, row by row.
  public enum Locations: Hashable, Sendable {
    /// Smooth curves are laid through the points.
    case points([SIMD2<Float>])
    /// Curves follow the control points.
    case bezierPoints([BezierPoint])
  }

  /// The colours of the points, row by row.
  public enum Colors: Hashable, Sendable {
    /// Colours that are resolved in the environment.
    case colors([Color])
    /// Colours with fixed components.
    case resolvedColors([Color.Resolved])
  }

  /// Points in a row, 2 or more.
  public var width: Int
  /// Rows, 2 or more.
  public var height: Int
  /// The places of the points, row by row.
  public var locations: Locations
  /// The colours of the points, row by row.
  public var colors: Colors
  /// The colour outside the grid; clear unless given.
  public var background: Color
  /// Whether colours change smoothly across the grid's lines; false mixes the four corners of each cell alone.
  public var smoothsColors: Bool
  /// The space in which colours are mixed; the device's unless set.
  public var colorSpace: Gradient.ColorSpace

  /// Makes a mesh.
  ///
  /// - Parameters:
  ///   - width: Points in a row, 2 or more.
  ///   - height: Rows, 2 or more.
  ///   - locations: As many as `width` times `height`, or the gradient is reported and left out.
  ///   - colors: As many.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// Makes a mesh of points, with smooth curves through them. Numbers that don't fit are reported.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Makes a mesh of points, with smooth curves through them. Numbers that don't fit are reported.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Makes a mesh of points with control points. Numbers that don't fit are reported.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Makes a mesh of points with control points. Numbers that don't fit are reported.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .resolvedColors(resolvedColors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  /// Returns the mesh as a shading.
  public func _shading(in environment: EnvironmentValues) -> GraphicsContext.Shading { .meshGradient(self) }
}

extension MeshGradient {
  /// The mesh on a rectangle; nil, with a diagnostic, when the numbers of points and colours don't fit.
  func paint(in environment: EnvironmentValues, bounds: CGRect) -> MeshPaint? {
    let colors: [RGBA] =
      switch self.colors {
      case .colors(let colors): colors.map { $0.resolvedRGBA(in: environment) }
      case .resolvedColors(let colors): colors.map { Color($0).resolvedRGBA(in: environment) }
      }
    let points = bezierPoints
    guard width >= 2, height >= 2, points.count == width * height, colors.count == points.count,
      points.allSatisfy(\.isFinite)
    else {
      DiagnosticCollector.current.warn(
        "gradient.mesh",
        "A mesh gradient of \(width) × \(height) points has \(points.count) usable points and \(colors.count) colors; "
          + "it is left out. Both have to be width × height, 2 or more each way.")
      return nil
    }
    let rect = bounds.isNull ? .zero : bounds
    func place(_ unit: SIMD2<Float>) -> SIMD2<Double> {
      SIMD2(
        Double(rect.minX) + Double(unit.x) * Double(rect.width),
        Double(rect.minY) + Double(unit.y) * Double(rect.height))
    }
    return MeshPaint(
      columns: width, rows: height,
      vertices: zip(points, colors).map { point, color in
        MeshPaint.Vertex(
          position: place(point.position), leading: place(point.leadingControlPoint),
          top: place(point.topControlPoint), trailing: place(point.trailingControlPoint),
          bottom: place(point.bottomControlPoint), color: color)
      },
      background: background.resolvedRGBA(in: environment), smoothsColors: smoothsColors,
      interpolation: colorSpace.interpolation)
  }

  /// The points with control points; where there are none, a third of the way along the line through both neighbours.
  private var bezierPoints: [BezierPoint] {
    let points: [SIMD2<Float>]
    switch locations {
    case .bezierPoints(let points): return points
    case .points(let plain): points = plain
    }
    guard width >= 2, height >= 2, points.count == width * height else { return [] }
    return points.indices.map { index in
      let (x, y) = (index % width, index / width)
      let point = points[index]
      func slope(_ before: SIMD2<Float>?, _ after: SIMD2<Float>?) -> SIMD2<Float> {
        switch (before, after) {
        case (let before?, let after?): (after - before) / 6
        case (let before?, nil): (point - before) / 3
        case (nil, let after?): (after - point) / 3
        case (nil, nil): SIMD2()
        }
      }
      let across = slope(x > 0 ? points[index - 1] : nil, x < width - 1 ? points[index + 1] : nil)
      let down = slope(y > 0 ? points[index - width] : nil, y < height - 1 ? points[index + width] : nil)
      return BezierPoint(
        position: point, leadingControlPoint: point - across, topControlPoint: point - down,
        trailingControlPoint: point + across, bottomControlPoint: point + down)
    }
  }
}

extension MeshGradient.BezierPoint {
  fileprivate var isFinite: Bool {
    let sum =
      position + leadingControlPoint + topControlPoint + trailingControlPoint + bottomControlPoint
    return (sum.x + sum.y).isFinite
  }
}
