import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookRaster

/// Input that can't be meant: it draws something sensible or nothing, says so, and takes no more memory than other input.
struct BadInputTests {
  private let box = CGRect(x: 40, y: 30, width: 40, height: 40)

  private func paint(
    size: CGSize = CGSize(width: 150, height: 110), _ draw: (inout GraphicsContext) -> Void
  ) throws -> (bitmap: Bitmap, codes: [String]) {
    let collector = DiagnosticCollector()
    let bitmap = try DiagnosticCollector.$current.withValue(collector) {
      try TestRendering.bitmap(
        of: DisplayList.record(size: size, resources: TestRendering.resources, draw: draw))
    }
    return (bitmap, collector.diagnostics.map(\.code))
  }

  @Test(
    "a radius below zero or that is no number blurs nothing and is reported",
    arguments: [-3, -Double.infinity, Double.nan])
  func brokenRadius(radius: Double) throws {
    let plain = try paint { $0.fill(Path(box), with: .color(.red)) }.bitmap
    let (blurred, codes) = try paint { context in
      context.addFilter(.blur(radius: radius))
      context.fill(Path(box), with: .color(.red))
    }
    #expect(blurred.pixels == plain.pixels)
    #expect(codes == ["filter.radius"])
    let (shadowed, shadowCodes) = try paint { context in
      context.addFilter(.shadow(color: .black, radius: radius, x: 10, y: 0))
      context.fill(Path(box), with: .color(.red))
    }
    #expect(shadowed[85, 50] == 0xff00_0000 && shadowed[60, 50] == plain[60, 50])
    #expect(shadowCodes == ["filter.radius"])
  }

  @Test("a radius of 10,000 draws as the largest and is reported", arguments: [10_000, Double.infinity])
  func hugeRadius(radius: Double) throws {
    let (bitmap, codes) = try paint { context in
      context.addFilter(.blur(radius: radius))
      context.fill(Path(box), with: .color(.red))
    }
    #expect(codes.contains("filter.radius"))
    #expect(bitmap.pixels.allSatisfy { $0 >> 24 < 3 })
  }

  @Test("singular matrices draw nothing")
  func singular() throws {
    let zero = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 0))
    let (bitmap, _) = try paint { context in
      for transform in [
        CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0),
        CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0),
      ] {
        var copy = context
        copy.concatenate(transform)
        copy.fill(
          Path(box),
          with: .linearGradient(Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: box.origin))
        copy.draw(Text("singular"), at: .zero)
        copy.addFilter(.blur(radius: 3))
        copy.drawLayer { $0.fill(Path(box), with: .color(.red)) }
      }
      context.addFilter(.projectionTransform(zero))
      context.fill(Path(box), with: .color(.red))
      context.addFilter(.blur(radius: 3))
      context.drawLayer { $0.fill(Path(box), with: .color(.red)) }
    }
    #expect(bitmap.pixels.allSatisfy { $0 == 0 })
  }

  @Test("gradients with no stops are clear, with one stop are even")
  func fewStops() throws {
    let (none, _) = try paint { context in
      context.fill(
        Path(box),
        with: .linearGradient(Gradient(stops: []), startPoint: .zero, endPoint: CGPoint(x: 9, y: 9)))
      context.fill(Path(box), with: .conicGradient(Gradient(colors: []), center: .zero))
    }
    #expect(none.pixels.allSatisfy { $0 == 0 })
    let one = Gradient(stops: [.init(color: Color(.sRGB, red: 1, green: 0, blue: 0), location: 0.3)])
    for shading: GraphicsContext.Shading in [
      .linearGradient(one, startPoint: .zero, endPoint: CGPoint(x: 100, y: 0)),
      .radialGradient(one, center: .zero, startRadius: 0, endRadius: 90), .conicGradient(one, center: .zero),
    ] {
      let (even, _) = try paint { $0.fill(Path(box), with: shading) }
      #expect(even[41, 31] == 0xffff_0000 && even[79, 69] == 0xffff_0000)
    }
  }

  @Test("unsorted stops and those that are no number keep every pixel valid")
  func brokenStops() throws {
    let stops: [Gradient.Stop] = [
      .init(color: .blue, location: 0.9), .init(color: .red, location: .nan),
      .init(color: .green, location: 0.2), .init(color: .white, location: -.infinity),
      .init(color: Color(.sRGB, red: .nan, green: 0.5, blue: .infinity, opacity: .nan), location: 0.5),
    ]
    for gradient in [Gradient(stops: stops), Gradient(stops: stops.reversed())] {
      let (bitmap, _) = try paint { context in
        context.fill(
          Path(box),
          with: .linearGradient(gradient, startPoint: box.origin, endPoint: CGPoint(x: box.maxX, y: box.maxY))
        )
        context.stroke(
          Path(box), with: .radialGradient(gradient, center: .zero, startRadius: .nan, endRadius: 9))
      }
      #expect(bitmap.pixels.allSatisfy { p in [0, 8, 16].allSatisfy { p >> $0 & 255 <= p >> 24 } })
    }
  }

  @Test("layers and pictures without area draw nothing")
  func empty() throws {
    let (bitmap, _) = try paint { context in
      context.addFilter(.blur(radius: 5))
      context.drawLayer { _ in }
      context.drawLayer { $0.fill(Path(CGRect(x: 10, y: 10, width: 0, height: 0)), with: .color(.red)) }
      context.clip(to: Path())
      context.drawLayer { $0.fill(Path(box), with: .color(.red)) }
      context.blendMode = .copy
      context.drawLayer { $0.fill(Path(box), with: .color(.red)) }
    }
    #expect(bitmap.pixels.allSatisfy { $0 == 0 })
    #expect(throws: CanvasError.self) { try RasterCanvas(width: 0, height: 0) }
    #expect(throws: CanvasError.self) { try RasterCanvas(width: 40_000, height: 10) }
  }

  @Test("of a layer 30,000 pixels wide what lies near the picture is filtered, and the rest is reported")
  func wideLayer() throws {
    let (bitmap, codes) = try paint { context in
      context.addFilter(.blur(radius: 400))
      context.drawLayer {
        $0.fill(Path(CGRect(x: -15_000, y: -400, width: 30_000, height: 900)), with: .color(.red))
      }
    }
    #expect(codes == ["filter.cut"])
    #expect(bitmap[75, 55] >> 24 > 150)
    // All of a canvas as wide.
    let (wide, wideCodes) = try paint(size: CGSize(width: 30_000, height: 8)) { context in
      context.addFilter(.shadow(color: .black, radius: 2))
      context.drawLayer { $0.fill(Path(CGRect(x: 0, y: 2, width: 30_000, height: 2)), with: .color(.red)) }
    }
    #expect(wideCodes.isEmpty)
    #expect(wide[29_990, 3] >> 24 == 255 && wide[15_000, 6] >> 24 > 0)
  }
}
