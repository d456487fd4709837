import FlipbookPicture

/// Paints the cells of a mesh on pixels: each is cut into facets of a few pixels, whose corners lie on the surface that
/// its four curves span (a Coons patch) and whose colours are mixed from corner to corner.
struct MeshPainter {
  private typealias Point = SIMD2<Double>

  private let mesh: MeshPaint
  /// From the mesh's space to pixels.
  private let map: Homography
  private let surface: Surface
  /// Premultiplied components in the space that colours are mixed in.
  private let values: [SIMD4<Float>]

  /// The longest side of a facet, in pixels.
  private static let facet = 4.0
  private static let mostFacets = 256

  private struct Corner {
    var place: Point
    /// Blue, green, red and alpha, premultiplied, 0…255.
    var color: SIMD4<Float>
    /// False for what lies behind the eye.
    var isSeen: Bool
  }

  init(_ mesh: MeshPaint, _ map: Homography, opacity: Double, on surface: Surface) {
    self.mesh = mesh
    self.map = map
    self.surface = surface
    values = mesh.vertices.map {
      RampStop(.init(color: $0.color, location: 0), mesh.interpolation, Float(opacity)).value
    }
  }

  func paint() {
    for row in 0..<mesh.rows - 1 {
      for column in 0..<mesh.columns - 1 { paintCell(column, row) }
    }
  }

  private func paintCell(_ column: Int, _ row: Int) {
    let first = row * mesh.columns + column
    let (a, b) = (mesh.vertices[first], mesh.vertices[first + 1])
    let (c, d) = (mesh.vertices[first + mesh.columns], mesh.vertices[first + mesh.columns + 1])
    let top = [a.position, a.trailing, b.leading, b.position]
    let bottom = [c.position, c.trailing, d.leading, d.position]
    let left = [a.position, a.bottom, c.top, c.position]
    let right = [b.position, b.bottom, d.top, d.position]
    let across = facets(top, bottom)
    let down = facets(left, right)
    func corner(_ i: Int, _ j: Int) -> Corner {
      let (u, v) = (Double(i) / Double(across), Double(j) / Double(down))
      let upper = a.position + (b.position - a.position) * u
      let lower = c.position + (d.position - c.position) * u
      let place =
        Self.curve(top, u) * (1 - v) + Self.curve(bottom, u) * v + Self.curve(left, v) * (1 - u)
        + Self.curve(right, v) * u - (upper + (lower - upper) * v)
      let image = map(place.x, place.y)
      let weight = max(image.z, map.nearest)
      return Corner(
        place: Point(image.x, image.y) / weight, color: color(column, row, Float(u), Float(v)),
        isSeen: image.z >= map.nearest)
    }
    var above = (0...across).map { corner($0, 0) }
    for j in 1...down {
      let below = (0...across).map { corner($0, j) }
      for i in 0..<across {
        paintTriangle(above[i], above[i + 1], below[i])
        paintTriangle(above[i + 1], below[i + 1], below[i])
      }
      above = below
    }
  }

  private static func curve(_ p: [Point], _ t: Double) -> Point {
    let s = 1 - t
    let ends = p[0] * (s * s * s) + p[3] * (t * t * t)
    return ends + p[1] * (3 * s * s * t) + p[2] * (3 * s * t * t)
  }

  /// How many facets the longer of two opposite sides needs.
  private func facets(_ first: [Point], _ second: [Point]) -> Int {
    func length(_ points: [Point]) -> Double {
      let places = points.map { point -> Point in
        let image = map(point.x, point.y)
        return Point(image.x, image.y) / max(image.z, map.nearest)
      }
      return zip(places, places.dropFirst()).reduce(0) { sum, pair in
        sum + ((pair.1 - pair.0) * (pair.1 - pair.0)).sum().squareRoot()
      }
    }
    let longest = max(length(first), length(second)) / Self.facet
    return longest < Double(Self.mostFacets) ? max(1, Int(longest) + 1) : Self.mostFacets
  }

  // MARK: Colours

  private func value(_ column: Int, _ row: Int) -> SIMD4<Float> { values[row * mesh.columns + column] }

  /// Four values about a cell; past the ends of a row they go on as they come.
  private func about(_ first: Int, _ count: Int, _ value: (Int) -> SIMD4<Float>) -> [SIMD4<Float>] {
    let (a, b) = (value(first), value(first + 1))
    return [
      first > 0 ? value(first - 1) : a + (a - b), a, b,
      first + 2 < count ? value(first + 2) : b + (b - a),
    ]
  }

  private func color(_ column: Int, _ row: Int, _ u: Float, _ v: Float) -> SIMD4<Float> {
    let mixed: SIMD4<Float>
    if mesh.smoothsColors {
      mixed = Self.smooth(
        about(row, mesh.rows) { y in
          Self.smooth(about(column, mesh.columns) { value($0, y) }, u)
        }, v)
    } else {
      let upper = value(column, row) * (1 - u) + value(column + 1, row) * u
      let lower = value(column, row + 1) * (1 - u) + value(column + 1, row + 1) * u
      mixed = upper * (1 - v) + lower * v
    }
    let straight = RampStop.color(mixed, mesh.interpolation).clamped(
      lowerBound: SIMD4(), upperBound: SIMD4(repeating: 1))
    return SIMD4(straight.z, straight.y, straight.x, 1) * (straight.w * 255)
  }

  /// From the second to the third of four values in equal steps: as steep at both as the curve through their neighbours,
  /// but never past either of them (Fritsch and Carlson 1980).
  private static func smooth(_ p: [SIMD4<Float>], _ t: Float) -> SIMD4<Float> {
    func slope(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
      let product = a * b
      let harmonic = 2 * product / (a + b)
      return SIMD4<Float>().replacing(with: harmonic, where: product .> 0)
    }
    let (before, way, after) = (p[1] - p[0], p[2] - p[1], p[3] - p[2])
    let (start, end) = (slope(before, way), slope(way, after))
    let (square, cube) = (t * t, t * t * t)
    return p[1] + way * (3 * square - 2 * cube) + start * (cube - 2 * square + t) + end * (cube - square)
  }

  // MARK: Facets

  /// Sets the pixels whose centres lie in a triangle or on its sides.
  private func paintTriangle(_ a: Corner, _ b: Corner, _ c: Corner) {
    guard a.isSeen, b.isSeen, c.isSeen else { return }
    let (ab, ac) = (b.place - a.place, c.place - a.place)
    let area = ab.x * ac.y - ab.y * ac.x
    guard abs(area) > 1e-9, abs(area) < 1e12 else { return }
    let low = pointwiseMin(pointwiseMin(a.place, b.place), c.place)
    let high = pointwiseMax(pointwiseMax(a.place, b.place), c.place)
    let bounds = surface.bounds
    let minX = max(Double(bounds.minX), (low.x - 0.5).rounded(.up))
    let maxX = min(Double(bounds.maxX - 1), (high.x - 0.5).rounded(.down))
    let minY = max(Double(bounds.minY), (low.y - 0.5).rounded(.up))
    let maxY = min(Double(bounds.maxY - 1), (high.y - 0.5).rounded(.down))
    guard minX <= maxX, minY <= maxY else { return }
    let unit = 1 / area
    // A little over the sides, so that no pixel is left out between two facets.
    let slack = -1e-6
    for y in Int(minY)...Int(maxY) {
      let line = surface.pointer(Int(minX), y)
      for x in Int(minX)...Int(maxX) {
        let way = Point(Double(x) + 0.5, Double(y) + 0.5) - a.place
        let v = (way.x * ac.y - way.y * ac.x) * unit
        let w = (ab.x * way.y - ab.y * way.x) * unit
        guard v >= slack, w >= slack, v + w <= 1 - slack else { continue }
        let color = a.color + (b.color - a.color) * Float(v) + (c.color - a.color) * Float(w)
        line[x - Int(minX)] = Self.word(color)
      }
    }
  }

  private static func word(_ value: SIMD4<Float>) -> UInt32 {
    let alpha = max(0, min(255, value.w))
    let parts = value.clamped(lowerBound: SIMD4(), upperBound: SIMD4(repeating: alpha)) + 0.5
    return UInt32(parts.w) << 24 | UInt32(parts.z) << 16 | UInt32(parts.y) << 8 | UInt32(parts.x)
  }
}

extension Painter {
  /// In pixels around the canvas: how far filters see a mesh.
  private static let meshMargin = 128

  /// - Parameter map: From the mesh's space to pixels.
  func meshSource(_ mesh: MeshPaint, _ map: Homography, _ opacity: Double) -> SpanSource? {
    guard map.determinant != 0 else { return nil }
    var points: [SIMD2<Double>] = []
    for vertex in mesh.vertices {
      points += [vertex.position, vertex.leading, vertex.top, vertex.trailing, vertex.bottom]
    }
    let extent = map.bounds(of: Homography.bounds(of: points))
    // A Coons patch may leave the hull of its control points by a little.
    let bounds = PixelRect(
      covering: extent.insetBy(dx: -extent.width / 8, dy: -extent.height / 8), margin: 1
    ).intersection(canvasBounds.insetBy(-Self.meshMargin))
    let color = mesh.background
    let background = PixelWord.premultiplied(
      red: color.red, green: color.green, blue: color.blue, alpha: color.opacity * Float(opacity))
    if bounds.isEmpty { return SolidSource(background) }
    var hasher = ContentHasher(seed: 0x3e55)
    hasher.combine(mesh.contentHash)
    hasher.combine(PaintProjection(map).hash)
    hasher.combine(opacity)
    let image = images.image(hasher.finalize(), part: bounds) {
      let surface = pool.take(bounds)
      surface.fill(bounds, background)
      MeshPainter(mesh, map, opacity: opacity, on: surface).paint()
      defer { pool.give(surface) }
      return PreparedImage(surface)
    }
    return MeshSource(image, bounds: bounds, background: background)
  }
}
