import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookTestSupport
import Foundation
import Testing

/// Numbers that Cairo can't count.
struct LimitTests {
  private static let area = CGRect(x: 0, y: 0, width: 60, height: 40)

  private static func picture(
    _ content: DisplayItem.Content, _ transform: CGAffineTransform = .identity
  ) throws -> (fast: Bitmap, cairo: Bitmap) {
    let item = DisplayItem(content: content, transform: transform, canvas: area)
    let after = DisplayItem(
      content: .fill(Path(CGRect(x: 50, y: 30, width: 10, height: 10)), .color(.black), FillStyle()),
      transform: .identity, canvas: area)
    let list = DisplayList(size: area.size, background: .white, items: [item, after])
    return (try CairoRendering.fast(list), try CairoRendering.cairo(list))
  }

  /// A shape far larger than what Cairo's numbers hold.
  @Test("Outlines reach as far as they like", arguments: [1e4, 1e6, 1e7, 1e9, 1e12])
  func far(_ reach: Double) throws {
    var path = Path()
    path.move(to: CGPoint(x: -reach, y: 20))
    path.addLine(to: CGPoint(x: 30, y: -reach))
    path.addLine(to: CGPoint(x: reach, y: 20))
    path.addLine(to: CGPoint(x: 30, y: reach))
    path.closeSubpath()
    for content in [
      DisplayItem.Content.fill(path, .color(.black), FillStyle()),
      .stroke(path, .color(.black), StrokeStyle(lineWidth: reach / 2)),
      .fill(Path(ellipseIn: CGRect(x: 10, y: 8, width: reach, height: reach)), .color(.black), FillStyle()),
    ] {
      let (fast, cairo) = try Self.picture(content)
      let found = Disagreement(fast, cairo)
      #expect(found.inside <= 2 && found.edges <= 24, "\(found)")
    }
  }

  @Test("Numbers that are none leave the rest of the picture as it is")
  func notNumbers() throws {
    let collector = DiagnosticCollector()
    try DiagnosticCollector.$current.withValue(collector) {
      for value in [Double.nan, .infinity, -.infinity] {
        var path = Path(CGRect(x: 4, y: 4, width: 20, height: 20))
        path.addLine(to: CGPoint(x: value, y: 10))
        path.addLine(to: CGPoint(x: 30, y: 30))
        let turned = CGAffineTransform(a: value, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        let gradient = GradientPaint(
          ramp: GradientRamp(stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)]),
          geometry: .linear(start: CGPoint(x: value, y: 0), end: CGPoint(x: 40, y: 0)))
        let rect = Path(CGRect(x: 4, y: 4, width: 20, height: 20))
        let cases: [(DisplayItem.Content, CGAffineTransform)] = [
          (.fill(path, .color(.black), FillStyle()), .identity),
          (.stroke(rect, .color(.black), StrokeStyle(lineWidth: value)), .identity),
          (.stroke(rect, .color(.black), StrokeStyle(lineWidth: 2, dash: [value, 2])), .identity),
          (.stroke(rect, .color(.black), StrokeStyle(lineWidth: 2, miterLimit: value)), .identity),
          (.fill(rect, .gradient(gradient), FillStyle()), .identity),
          (.fill(rect, .color(.black), FillStyle()), turned),
        ]
        for (content, transform) in cases {
          let (fast, cairo) = try Self.picture(content, transform)
          let found = Disagreement(fast, cairo)
          #expect(found.inside <= 2 && found.edges <= 24, "\(value) \(content) \(found)")
        }
      }
    }
    #expect(!collector.diagnostics.contains { $0.code == "cairo.status" })
  }

  @Test("A canvas longer than Cairo's surfaces is painted in tiles")
  func tiles() throws {
    let size = CGSize(width: 32_768, height: 2)
    let item = DisplayItem(
      content: .fill(Path(CGRect(x: 16_000, y: 0, width: 16_768, height: 1)), .color(.black), FillStyle()),
      transform: .identity, canvas: CGRect(origin: .zero, size: size))
    let list = DisplayList(size: size, background: .white, items: [item])
    #expect(try CairoRendering.cairo(list).pixels == (try CairoRendering.fast(list)).pixels)
  }
}
