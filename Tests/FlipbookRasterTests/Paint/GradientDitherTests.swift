import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookRaster

@Suite("Gradients of close colours")
struct GradientDitherTests {
  private static let width = 1_920
  private static let dark = RGBA(red: 0.40, green: 0.30, blue: 0.20)
  private static let light = RGBA(red: 0.42, green: 0.32, blue: 0.23)

  private func picture(_ geometry: GradientPaint.Geometry, from: RGBA, to: RGBA) throws -> Bitmap {
    let ramp = GradientRamp(stops: [.init(color: from, location: 0), .init(color: to, location: 1)])
    let area = CGRect(x: 0, y: 0, width: Double(Self.width), height: 16)
    let item = Fixture.item(
      .fill(Path(area), .gradient(GradientPaint(ramp: ramp, geometry: geometry)), FillStyle()), canvas: area)
    let canvas = try RasterCanvas(width: Self.width, height: 16, glyphs: BoxGlyphs())
    canvas.paint(DisplayList(size: area.size, items: [item]))
    return canvas.makeBitmap()
  }

  @Test(
    "have no bands: the mean of every 16 by 16 pixels is the exact colour",
    arguments: [
      GradientPaint.Geometry.linear(start: .zero, end: CGPoint(x: 1_920, y: 0)),
      .radial(center: CGPoint(x: 0, y: 8), startRadius: 0, endRadius: 1_920, transform: .identity),
    ])
  func bands(geometry: GradientPaint.Geometry) throws {
    let picture = try picture(geometry, from: Self.dark, to: Self.light)
    for column in stride(from: 0, to: Self.width, by: 16) {
      for (shift, from, to) in [(16, 0.40, 0.42), (8, 0.30, 0.32), (0, 0.20, 0.23)] {
        var sum = 0.0
        for y in 0..<16 {
          for x in column..<column + 16 { sum += Double(picture[x, y] >> UInt32(shift) & 255) }
        }
        let exact = (from + (to - from) * (Double(column) + 8) / Double(Self.width)) * 255
        #expect(abs(sum / 256 - exact) < 0.13, "\(column) \(shift)")
      }
      #expect(picture[column, 3] >> 24 == 255)
    }
    // No step between neighbours is more than one.
    for x in 1..<Self.width {
      #expect(abs(Int(picture[x, 5] & 255) - Int(picture[x - 1, 5] & 255)) <= 1)
    }
  }

  @Test("translucent ones stay premultiplied")
  func translucent() throws {
    let picture = try picture(
      .linear(start: .zero, end: CGPoint(x: 1_920, y: 0)),
      from: RGBA(red: 1, green: 1, blue: 1, opacity: 0.2),
      to: RGBA(red: 1, green: 1, blue: 1, opacity: 0.22))
    #expect(picture.pixels.allSatisfy { $0 & 255 == $0 >> 24 && $0 >> 8 & 255 == $0 >> 24 })
  }

  @Test("steep ones are not dithered")
  func steep() throws {
    let picture = try picture(
      .linear(start: .zero, end: CGPoint(x: 1_920, y: 0)), from: .black, to: .white)
    for x in 0..<Self.width { #expect(picture[x, 0] == picture[x, 7]) }
  }

  @Test("a turn that ends with the colour it began with has no seam")
  func seam() throws {
    let ramp = GradientRamp(stops: [
      .init(color: .black, location: 0), .init(color: .white, location: 0.5),
      .init(color: .black, location: 1),
    ])
    for angle in [0, 1.234, -2.5] {
      let geometry = GradientPaint.Geometry.conic(
        center: CGPoint(x: 75, y: 55), startAngle: angle, endAngle: angle + 2 * .pi)
      let picture = try Fixture.paint([
        Fixture.fill(Path(Fixture.area), .gradient(GradientPaint(ramp: ramp, geometry: geometry)))
      ])
      var last: Int?
      for step in 0...3_600 {
        let turn = Double(step) / 3_600 * 2 * .pi
        let pixel = picture[Int(75 + 50 * cos(turn)), Int(55 + 50 * sin(turn))]
        if let last { #expect(abs(Int(pixel & 255) - last) <= 14) }
        last = Int(pixel & 255)
      }
    }
  }

  @Test("stops that are missing, single, unsorted or no numbers are painted as what is left of them")
  func badStops() throws {
    func color(_ stops: [GradientRamp.Stop], at x: Int) throws -> UInt32 {
      let paint = Paint.gradient(
        GradientPaint(
          ramp: GradientRamp(stops: stops), geometry: .linear(start: .zero, end: CGPoint(x: 150, y: 0))))
      return try Fixture.paint([Fixture.fill(Path(Fixture.area), paint)])[x, 50]
    }
    #expect(try color([], at: 70) == 0)
    #expect(try color([.init(color: Fixture.red, location: 0.4)], at: 5) == 0xffff_0000)
    #expect(try color([.init(color: Fixture.red, location: .nan)], at: 5) == 0)
    let unsorted: [GradientRamp.Stop] = [
      .init(color: Fixture.blue, location: 1), .init(color: Fixture.red, location: 0),
    ]
    #expect(try color(unsorted, at: 0) >> 16 & 255 > 250)
    let broken: [GradientRamp.Stop] = [
      .init(color: RGBA(red: .nan, green: .infinity, blue: 0), location: 0),
      .init(color: Fixture.blue, location: 1),
    ]
    #expect(try color(broken, at: 149) & 255 > 250)
  }
}
