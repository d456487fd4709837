import FlipbookDiagnostics
import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookRaster

@Suite("Mesh gradients")
struct MeshTests {
  private let box = CGRect(x: 20, y: 10, width: 100, height: 80)

  private func points(_ columns: Int, _ rows: Int) -> [SIMD2<Float>] {
    (0..<columns * rows).map {
      SIMD2(Float($0 % columns) / Float(columns - 1), Float($0 / columns) / Float(rows - 1))
    }
  }

  private func paint(_ mesh: MeshGradient, transform: CGAffineTransform = .identity) throws -> Bitmap {
    let paint = try #require(mesh.paint(in: EnvironmentValues(), bounds: box))
    return try Fixture.paint([Fixture.fill(Path(box), .mesh(paint), transform: transform)])
  }

  private func parts(_ pixel: UInt32) -> [Double] {
    [16, 8, 0, 24].map { Double(pixel >> UInt32($0) & 255) }
  }

  @Test("a cell without smoothing mixes its four corners", arguments: [true, false])
  func corners(isTurned: Bool) throws {
    let mesh = MeshGradient(
      width: 2, height: 2, points: points(2, 2),
      colors: [
        Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0), Color(red: 0, green: 0, blue: 1),
        Color(red: 1, green: 1, blue: 1, opacity: 0.5),
      ], smoothsColors: false)
    let turn =
      isTurned
      ? CGAffineTransform(translationX: 70, y: 50).rotated(by: 0.6).translatedBy(x: -70, y: -50) : .identity
    let picture = try paint(mesh, transform: turn)
    var worst = 0.0
    for y in 25..<75 {
      for x in 45..<95 {
        let place = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(turn.inverted())
        let (u, v) = (Double(place.x - 20) / 100, Double(place.y - 10) / 80)
        let weights: [Double] = [(1 - u) * (1 - v), u * (1 - v), (1 - u) * v, u * v]
        let corners: [[Double]] = [[1, 0, 0, 1], [0, 1, 0, 1], [0, 0, 1, 1], [0.5, 0.5, 0.5, 0.5]]
        for part in 0..<4 {
          let shares: [Double] = (0..<4).map { weights[$0] * corners[$0][part] }
          let expected = 255 * shares.reduce(0, +)
          worst = max(worst, abs(parts(picture[x, y])[part] - expected))
        }
      }
    }
    #expect(worst < 1.1, "\(worst)")
  }

  @Test("smoothed colours go through the points' own, level where they turn, and never past them")
  func smooth() throws {
    let grey = [0.2, 0.8, 0.8, 0.4, 0.2, 0.8, 0.8, 0.4]
    let mesh = MeshGradient(
      width: 4, height: 2, points: points(4, 2), colors: grey.map { Color(white: $0) })
    let picture = try paint(mesh)
    let row = (20..<120).map { Double(picture[$0, 50] & 255) }
    for x in 34..<66 { #expect(abs(row[x] - 204) <= 1) }
    // From 51 with the slope of the straight line to level at 204: the cubic t + t² − t³. So no bend can be seen at the
    // second point. Half a level is rounding; the rest is what facets of a few pixels leave.
    for x in 0..<33 {
      let t = (Double(x) + 0.5) / (100.0 / 3)
      #expect(abs(row[x] - (51 + 153 * (t + t * t - t * t * t))) <= 1.5)
    }
    // From level at 204 to 102 the other way round: 1 − (t + t² − t³) read from the end.
    for x in 67..<100 {
      let t = (100 - (Double(x) + 0.5)) / (100.0 / 3)
      #expect(abs(row[x] - (102 + 102 * (t + t * t - t * t * t))) <= 1.5)
    }
    #expect(picture[19, 50] == 0 && picture[120, 50] == 0)
  }

  @Test("a point that is pulled takes its colour along, and what the grid leaves is background")
  func pulled() throws {
    var places = points(3, 3)
    places[4] = SIMD2(0.75, 0.3)
    places[3] = SIMD2(0.2, 0.5)
    let colors = (0..<9).map { $0 == 4 ? Color(white: 1) : Color(white: 0) }
    let mesh = MeshGradient(
      width: 3, height: 3, points: places, colors: colors, background: Color(red: 1, green: 0, blue: 0))
    let picture = try paint(mesh)
    #expect(picture[95, 34] & 255 > 245)
    #expect(picture[23, 50] == 0xffff_0000)
    #expect(picture[70, 80] >> 24 == 255)
    // No pixel inside was left out.
    for y in 12..<88 { for x in 45..<115 { #expect(picture[x, y] != 0xffff_0000) } }
  }

  @Test("control points bend the sides of cells")
  func bezier() throws {
    func point(_ x: Float, _ y: Float) -> MeshGradient.BezierPoint {
      let place = SIMD2(x, y)
      // The upper side sags to 3/4 of 0.4.
      let sag: Float = y == 0 ? 0.4 : 1
      return MeshGradient.BezierPoint(
        position: place, leadingControlPoint: SIMD2(2 / 3, sag), topControlPoint: place,
        trailingControlPoint: SIMD2(1 / 3, sag), bottomControlPoint: place)
    }
    let mesh = MeshGradient(
      width: 2, height: 2, bezierPoints: [point(0, 0), point(1, 0), point(0, 1), point(1, 1)],
      colors: [Color](repeating: Color(white: 0), count: 4))
    let picture = try paint(mesh)
    #expect(picture[70, 32] == 0 && picture[70, 36] == 0xff00_0000)
    #expect(picture[22, 14] == 0xff00_0000)
  }

  @Test("a mesh with the wrong number of points or colours, or broken ones, is reported and left out")
  func bad() {
    let white = Color(white: 1)
    let meshes = [
      MeshGradient(width: 2, height: 2, points: points(2, 2), colors: [white]),
      MeshGradient(width: 3, height: 2, points: points(2, 2), colors: [Color](repeating: white, count: 4)),
      MeshGradient(width: 1, height: 4, points: points(2, 2), colors: [Color](repeating: white, count: 4)),
      MeshGradient(width: 0, height: -1, points: [], colors: []),
      MeshGradient(
        width: 2, height: 2, points: [SIMD2(.nan, 0), SIMD2(1, 0), SIMD2(0, 1), SIMD2(1, 1)],
        colors: [Color](repeating: white, count: 4)),
    ]
    for mesh in meshes {
      let collector = DiagnosticCollector()
      DiagnosticCollector.$current.withValue(collector) {
        #expect(mesh.paint(in: EnvironmentValues(), bounds: box) == nil)
      }
      #expect(collector.diagnostics.map(\.code) == ["gradient.mesh"])
    }
  }

  @Test("a mesh painted in parts and through a projection is the same")
  func parts() throws {
    var places = points(3, 3)
    places[4] = SIMD2(0.3, 0.7)
    let mesh = MeshGradient(
      width: 3, height: 3, points: places,
      colors: (0..<9).map { Color(hue: Double($0) / 9, saturation: 1, brightness: 1) })
    let paint = try #require(mesh.paint(in: EnvironmentValues(), bounds: box))
    let turned = FilterStage(kind: .projection(ProjectionTests.turned(50)), transform: .identity)
    for filters in [[], [turned]] {
      let item = Fixture.item(.fill(Path(box), .mesh(paint), FillStyle()), filters: filters)
      let canvas = try Fixture.canvas()
      canvas.paint(Fixture.list([item]))
      let dot = Fixture.fill(CGRect(x: 60, y: 40, width: 9, height: 9), .white)
      canvas.paint(Fixture.list([item, dot]))
      #expect(canvas.makeBitmap() == (try Fixture.paint([item, dot])))
    }
  }
}
