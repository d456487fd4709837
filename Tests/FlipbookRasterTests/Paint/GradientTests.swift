import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookRaster

struct GradientTests {
  private static let stops: [GradientRamp.Stop] = [
    .init(color: RGBA(red: 1, green: 0.2, blue: 0, opacity: 0.9), location: 0.1),
    .init(color: RGBA(red: 0, green: 1, blue: 0.5, opacity: 0.2), location: 0.45),
    .init(color: RGBA(red: 0.1, green: 0, blue: 1), location: 1),
  ]

  /// The ramp's premultiplied colour at a location, by its definition; blue, green, red, alpha in 0…255.
  private static func color(at location: Double, _ extend: GradientPaint.Extend = .pad) -> SIMD4<Double> {
    var t = location
    switch extend {
    case .pad: t = max(0, min(1, t))
    case .repeat: t -= t.rounded(.down)
    case .mirror:
      t = abs(t).truncatingRemainder(dividingBy: 2)
      if t > 1 { t = 2 - t }
    }
    func parts(_ stop: GradientRamp.Stop) -> SIMD4<Double> {
      let (c, a) = (stop.color, Double(stop.color.opacity))
      return SIMD4(Double(c.blue) * a, Double(c.green) * a, Double(c.red) * a, a) * 255
    }
    guard let next = stops.firstIndex(where: { Double($0.location) > t }) else { return parts(stops[2]) }
    if next == 0 { return parts(stops[0]) }
    let (a, b) = (stops[next - 1], stops[next])
    let part = (t - Double(a.location)) / Double(b.location - a.location)
    return parts(a) + (parts(b) - parts(a)) * part
  }

  /// The largest difference of a painted gradient from a formula for the location at a pixel's centre. Places where the
  /// formula gives nil are left out.
  private func worst(
    _ geometry: GradientPaint.Geometry, _ extend: GradientPaint.Extend = .pad,
    transform: CGAffineTransform = .identity, location: (CGPoint) -> Double?
  ) throws -> Double {
    let paint = Paint.gradient(
      GradientPaint(ramp: GradientRamp(stops: Self.stops), geometry: geometry, extend: extend))
    let inverse = transform.inverted()
    let picture = try Fixture.paint([
      Fixture.fill(
        Path(Fixture.area.applying(inverse).insetBy(dx: -50, dy: -50)), paint, transform: transform)
    ])
    var worst = 0.0
    for y in stride(from: 0, to: 110, by: 3) {
      for x in 0..<150 {
        let place = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(inverse)
        guard let t = location(place) else { continue }
        let expected = Self.color(at: t, extend)
        for lane in 0..<4 {
          worst = max(worst, abs(Double(picture[x, y] >> (lane * 8) & 255) - expected[lane]))
        }
      }
    }
    return worst
  }

  // The table's 2,048 entries are up to 1/4,096 off in place, here half a step of colour at most, and rounded.
  private let limit = 1.01

  @Test(
    "a linear gradient has the colour of each pixel's centre",
    arguments: [GradientPaint.Extend.pad, .repeat, .mirror])
  func linear(extend: GradientPaint.Extend) throws {
    let (start, end) = (CGPoint(x: 20, y: 10), CGPoint(x: 90, y: 70))
    let turn = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 1.2, y: 0.8)
    for transform in [CGAffineTransform.identity, turn] {
      let worst = try worst(.linear(start: start, end: end), extend, transform: transform) { p in
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let t = ((p.x - start.x) * dx + (p.y - start.y) * dy) / (dx * dx + dy * dy)
        return extend == .repeat && abs(t - t.rounded()) < 0.002 ? nil : t
      }
      #expect(worst <= limit)
    }
  }

  @Test("an upright gradient is the same along every row")
  func vertical() throws {
    let worst = try worst(.linear(start: CGPoint(x: 7, y: 0), end: CGPoint(x: 7, y: 110))) { $0.y / 110 }
    #expect(worst <= limit)
  }

  @Test(
    "a radial gradient has the colour of each pixel's distance",
    arguments: [GradientPaint.Extend.pad, .repeat, .mirror])
  func radial(extend: GradientPaint.Extend) throws {
    let center = CGPoint(x: 60.3, y: 51.8)
    for (start, end) in [(0.0, 50.0), (12.0, 80.0), (70.0, 20.0)] {
      let geometry = GradientPaint.Geometry.radial(
        center: center, startRadius: start, endRadius: end, transform: .identity)
      let worst = try worst(geometry, extend) { p in
        let (dx, dy) = (p.x - center.x, p.y - center.y)
        let t = ((dx * dx + dy * dy).squareRoot() - start) / (end - start)
        return extend == .repeat && abs(t - t.rounded()) < 0.002 ? nil : t
      }
      #expect(worst <= limit, "\(start) to \(end)")
    }
  }

  @Test("an elliptical gradient is a radial one seen through a transform")
  func elliptical() throws {
    let squash = CGAffineTransform(a: 1, b: 0, c: 0, d: 0.5, tx: 0, ty: 20)
    let geometry = GradientPaint.Geometry.radial(
      center: CGPoint(x: 70, y: 60), startRadius: 0, endRadius: 60, transform: squash)
    let worst = try worst(geometry) { p in
      let (dx, dy) = (p.x - 70, (p.y - 20) / 0.5 - 60)
      return (dx * dx + dy * dy).squareRoot() / 60
    }
    #expect(worst <= limit)
  }

  @Test("a conic gradient has the colour of each pixel's angle, and a soft seam")
  func conic() throws {
    let center = CGPoint(x: 61, y: 55)
    for (start, end) in [(0.0, 2 * Double.pi), (1.1, 1.1 + 2 * Double.pi), (2.0, 2.0 - 2 * Double.pi)] {
      let geometry = GradientPaint.Geometry.conic(center: center, startAngle: start, endAngle: end)
      let sign: Double = end < start ? -1 : 1
      let worst = try worst(geometry) { p in
        let (dx, dy) = (p.x - center.x, p.y - center.y)
        let radius = (dx * dx + dy * dy).squareRoot()
        var angle = (atan2(dy, dx) - start) * sign
        angle -= (angle / (2 * .pi)).rounded(.down) * 2 * .pi
        // Colours turn fast near the centre, and are mixed at the seam.
        let isNearSeam = min(angle, 2 * .pi - angle) * radius < 1
        return radius < 12 || isNearSeam ? nil : angle / (2 * .pi)
      }
      #expect(worst <= 1.5)
    }
    // Along a row just under the seam of a turn that starts at angle 0, the colours mix row by row.
    let ramp = GradientRamp(stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)])
    let paint = Paint.gradient(
      GradientPaint(
        ramp: ramp, geometry: .conic(center: CGPoint(x: 20, y: 30.25), startAngle: 0, endAngle: 2 * .pi)))
    let picture = try Fixture.paint([Fixture.fill(Path(Fixture.area), paint)])
    #expect(picture[100, 29] & 255 > 250 && picture[100, 31] & 255 < 5)
    #expect(abs(Int(picture[100, 30] & 255) - 64) < 4)
  }

  @Test("angles that a conic gradient leaves out go to the nearer end")
  func partialConic() throws {
    let ramp = GradientRamp(stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)])
    let paint = Paint.gradient(
      GradientPaint(ramp: ramp, geometry: .conic(center: CGPoint(x: 70, y: 50), startAngle: 0, endAngle: .pi))
    )
    let picture = try Fixture.paint([Fixture.fill(Path(Fixture.area), paint)])
    // Down is the middle; up left belongs to the end, up right to the start.
    #expect(abs(Int(picture[70, 100] & 255) - 128) < 3)
    #expect(picture[20, 40] & 255 == 255)
    #expect(picture[120, 40] & 255 == 0)
  }

  @Test("colours mix in linear light or OKLab when the ramp says so")
  func interpolation() throws {
    func middle(_ interpolation: GradientRamp.Interpolation) throws -> UInt32 {
      let ramp = GradientRamp(
        stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)],
        interpolation: interpolation)
      let table = ColorTable(ramp: ramp, opacity: 1, count: 2_048)
      return table.entries[1_024] & 255
    }
    #expect(try middle(.device) == 128)
    #expect(try middle(.linear) == 188)
    #expect(try abs(Int(middle(.perceptual)) - 99) <= 1)
  }

  @Test("a fade to black meets OKLab halfway, and is straight on both sides in a power of 2.2")
  func fades() throws {
    func colors(_ other: RGBA, isReversed: Bool = false) -> [SIMD3<Int>] {
      let ends: [RGBA] = isReversed ? [.black, other] : [other, .black]
      let ramp = GradientRamp(
        stops: [.init(color: ends[0], location: 0), .init(color: ends[1], location: 1)],
        interpolation: .perceptual)
      let table = ColorTable(ramp: ramp, opacity: 1, count: 2_048)
      return [256, 512, 1_024, 1_536].map { place in
        let pixel = table.entries[isReversed ? 2_047 - place : place]
        return SIMD3(Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255))
      }
    }
    func isNear(_ seen: [SIMD3<Int>], _ expected: [[Int]]) -> Bool {
      zip(seen, expected).allSatisfy { color, parts in
        (0..<3).allSatisfy { abs(color[$0] - parts[$0]) <= 2 }
      }
    }
    // A picture of an iPhone 16 Pro: 217, 179, 99, 46.
    let greys = [[217, 217, 217], [178, 178, 178], [99, 99, 99], [46, 46, 46]]
    #expect(isNear(colors(.white), greys), "\(colors(.white))")
    #expect(isNear(colors(.white, isReversed: true), greys))
    // Another one: (1, 83, 179), (0, 43, 100), (13, 15, 46) at the quarters.
    let blue = RGBA(red: 0, green: 122 / 255, blue: 1)
    #expect(
      isNear(Array(colors(blue).dropFirst()), [[0, 83, 179], [0, 43, 100], [0, 15, 46]]), "\(colors(blue))")
  }

  @Test("a gradient takes opacity into its colours")
  func opacity() throws {
    let ramp = GradientRamp(stops: [.init(color: .white, location: 0)])
    let paint = Paint.gradient(
      GradientPaint(ramp: ramp, geometry: .linear(start: .zero, end: CGPoint(x: 1, y: 0))))
    let picture = try Fixture.paint([Fixture.fill(Path(Fixture.area), paint, opacity: 0.5)])
    #expect(picture[3, 3] == 0x8080_8080)
  }

  @Test("the angle of a place is right in every direction")
  func angles() {
    for step in 0..<720 {
      let angle = (Double(step) + 0.25) / 720 * 2 * .pi
      let part = ConicGradientSource.part(Float(cos(angle) * 37), Float(sin(angle) * 37))
      #expect(abs(Double(part) - angle / (2 * .pi)) < 2e-7)
    }
    #expect(ConicGradientSource.part(0, 0) == 0)
    #expect(ConicGradientSource.part(.nan, 1) == 0)
    #expect(ConicGradientSource.part(1, -1e-12) < 1)
  }

  @Test("a flat radial gradient is the same however its rows are cut into runs", arguments: [false, true])
  func ditheredRuns(isReversed: Bool) {
    let ramp = GradientRamp(stops: [
      GradientRamp.Stop(color: RGBA(red: 0.1, green: 0.11, blue: 0.08, opacity: 1), location: 0),
      GradientRamp.Stop(color: RGBA(red: 0.02, green: 0.2, blue: 0.3, opacity: 1), location: 1),
    ])
    let source = RadialGradientSource(
      table: ColorTable(ramp: ramp, opacity: 1, count: 2_048), center: CGPoint(x: 100.3, y: 40.7),
      startRadius: isReversed ? 700 : 3, endRadius: isReversed ? 3 : 700, extend: .pad, inverse: .identity)
    func row(_ y: Int, runs: [Int]) -> [UInt32] {
      var pixels = [UInt32](repeating: 0, count: runs.reduce(0, +))
      pixels.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        var x = 0
        for count in runs {
          source.fetch(base + x, x: x, y: y, count: count)
          x += count
        }
      }
      return pixels
    }
    for y in [0, 1, 40, 41, 300] {
      let whole = row(y, runs: [260])
      #expect(Set(whole).count > 4)
      #expect(whole == row(y, runs: Array(repeating: 1, count: 260)))
      #expect(whole == row(y, runs: [3, 5, 61, 2, 7, 130, 52]))
    }
  }
}
