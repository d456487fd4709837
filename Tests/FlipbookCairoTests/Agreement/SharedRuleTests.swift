import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookTestSupport
import Foundation
import Testing

/// What both renderers take from one place.
struct SharedRuleTests {
  private static let area = CGRect(x: 0, y: 0, width: 64, height: 16)

  private static func list(
    _ content: DisplayItem.Content, filters: [FilterStage] = []
  ) -> DisplayList {
    DisplayList(
      size: area.size, background: .white,
      items: [DisplayItem(content: content, transform: .identity, filters: filters, canvas: area)])
  }

  @Test("A gradient in OKLab fades to black alike", arguments: [false, true])
  func fades(_ isReversed: Bool) throws {
    let blue = RGBA(red: 0, green: 0, blue: 1)
    let gradient = GradientPaint(
      ramp: GradientRamp(
        stops: [
          .init(color: isReversed ? blue : .black, location: 0),
          .init(color: isReversed ? .black : blue, location: 1),
        ], interpolation: .perceptual),
      geometry: .linear(start: .zero, end: CGPoint(x: 64, y: 0)))
    let list = Self.list(.fill(Path(Self.area), .gradient(gradient), FillStyle()))
    let (fast, cairo) = (try CairoRendering.fast(list), try CairoRendering.cairo(list))
    let found = Disagreement(fast, cairo)
    #expect(found.inside <= 2 && found.edges <= 2, "\(found)")
  }

  @Test("Cairo reports what filters can't do as the kernels do")
  func reports() throws {
    let fill = DisplayItem.Content.fill(Path(Self.area), .color(.black), FillStyle())
    let far = DisplayItem.Content.fill(
      Path(CGRect(x: -4000, y: 0, width: 4010, height: 16)), .color(.black), FillStyle())
    let lists = [
      Self.list(fill, filters: [FilterStage(kind: .blur(radius: -1, []), transform: .identity)]),
      Self.list(fill, filters: [FilterStage(kind: .blur(radius: 2000, []), transform: .identity)]),
      Self.list(far, filters: [FilterStage(kind: .blur(radius: 900, []), transform: .identity)]),
    ]
    for (list, code) in zip(lists, ["filter.radius", "filter.radius", "filter.cut"]) {
      var texts: [[String]] = []
      for paint in [{ try CairoRendering.fast($0) }, { try CairoRendering.cairo($0) }]
        as [(DisplayList) throws -> Bitmap]
      {
        let collector = DiagnosticCollector()
        _ = try DiagnosticCollector.$current.withValue(collector) { try paint(list) }
        texts.append(collector.diagnostics.map { "\($0.code) \($0.message)" })
      }
      #expect(texts[0] == texts[1])
      #expect(texts[1].contains { $0.hasPrefix(code) }, "\(texts)")
    }
  }
}
