import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookRaster

@Suite("Painting through a projection")
struct ProjectionTests {
  /// A card of 100 × 80 points about the middle of the picture, turned about its upright axis (and a little about the
  /// other), seen from `distance` points away.
  static func turned(_ degrees: Double, distance: Double = 120, tilt: Double = 0) -> ProjectionTransform {
    var view = CATransform3DIdentity
    view.m34 = -1 / distance
    let turned = CATransform3DRotate(
      CATransform3DRotate(view, degrees * .pi / 180, 0, 1, 0), tilt * .pi / 180, 1, 0, 0)
    let centred = CATransform3DTranslate(turned, -75, -55, 0)
    return ProjectionTransform(centred).concatenating(
      ProjectionTransform(CGAffineTransform(translationX: 75, y: 55)))
  }

  private static let card = CGRect(x: 25, y: 15, width: 100, height: 80)

  private func stage(_ matrix: ProjectionTransform) -> FilterStage {
    FilterStage(kind: .projection(matrix), transform: .identity)
  }

  private func paint(
    _ items: [DisplayItem], through matrix: ProjectionTransform, scale: Double = 1
  ) throws -> Bitmap {
    let wide = CGRect(x: -1e4, y: -1e4, width: 2e4, height: 2e4)
    let item = Fixture.item(Fixture.layer(items), filters: [stage(matrix)], canvas: wide)
    return try Fixture.paint([item], scale: scale)
  }

  /// The place in the card's plane that is seen at a place of the picture, worked out on its own from the transform.
  private func source(_ place: SIMD2<Double>, _ matrix: ProjectionTransform) -> SIMD2<Double>? {
    let m = matrix.inverted()
    let w = Double(m.m13) * place.x + Double(m.m23) * place.y + Double(m.m33)
    let x = (Double(m.m11) * place.x + Double(m.m21) * place.y + Double(m.m31)) / w
    let y = (Double(m.m12) * place.x + Double(m.m22) * place.y + Double(m.m32)) / w
    let weight = Double(matrix.m13) * x + Double(matrix.m23) * y + Double(matrix.m33)
    return weight > 0 ? SIMD2(x, y) : nil
  }

  /// The part of each pixel, of 16 × 16 places in it, that shows a place inside a shape; pixels whose nine places on a
  /// coarse grid agree are taken to agree throughout.
  private func coverage(
    _ matrix: ProjectionTransform, _ isInside: (SIMD2<Double>) -> Bool
  ) -> [Double] {
    func share(_ x: Int, _ y: Int, _ places: [Double]) -> Double {
      var count = 0
      for j in places {
        for i in places {
          if let place = source(SIMD2(Double(x) + i, Double(y) + j), matrix), isInside(place) { count += 1 }
        }
      }
      return Double(count) / Double(places.count * places.count)
    }
    let fine = (0..<16).map { (Double($0) + 0.5) / 16 }
    return (0..<110 * 150).map { index in
      let (x, y) = (index % 150, index / 150)
      let coarse = share(x, y, [0, 0.5, 1])
      return coarse == 0 || coarse == 1 ? coarse : share(x, y, fine)
    }
  }

  /// The largest and the mean difference of painted alpha from coverage; samples miss slivers of a tenth of a pixel.
  private func difference(_ picture: Bitmap, _ coverage: [Double]) -> (worst: Double, mean: Double) {
    var worst = 0.0
    var sum = 0.0
    for (pixel, expected) in zip(picture.pixels, coverage) {
      let away = abs(Double(pixel >> 24) / 255 - expected)
      worst = max(worst, away)
      sum += away
    }
    return (worst, sum / Double(coverage.count))
  }

  private static let views: [(Double, Double, Double)] = [
    (0, 120, 0), (35, 120, 0), (60, 120, 20), (-75, 90, 10), (140, 120, 0),
    // Corners behind the eye.
    (60, 40, 0), (70, 30, 40), (-80, 45, -15),
  ]

  @Test("rectangles cover what is seen of them, also where corners lie behind the eye", arguments: views)
  func rectangles(view: (Double, Double, Double)) throws {
    let matrix = Self.turned(view.0, distance: view.1, tilt: view.2)
    let picture = try paint([Fixture.fill(Self.card, Fixture.red)], through: matrix)
    let card = Self.card
    let found = difference(
      picture,
      coverage(matrix) {
        $0.x >= card.minX && $0.x <= card.maxX && $0.y >= card.minY && $0.y <= card.maxY
      })
    #expect(found.worst < 0.13 && found.mean < 0.001, "\(found)")
  }

  @Test(
    "in a projected layer inside another, what lies behind either eye is cut off",
    arguments: [
      (50, 60, 20, 60), (-70, 45, 65, 40), (75, 30, -75, 35), (60, 40, 179, 200), (30, 120, -20, 90),
    ])
  func nested(view: (Double, Double, Double, Double)) throws {
    let inner = Self.turned(view.0, distance: view.1, tilt: 15)
    let outer = Self.turned(view.2, distance: view.3, tilt: -35)
    let wide = CGRect(x: -1e4, y: -1e4, width: 2e4, height: 2e4)
    let shapes = [
      Fixture.fill(Self.card, Fixture.red), Fixture.fill(Path(ellipseIn: Self.card), .color(.black)),
    ]
    for (shape, isRound) in zip(shapes, [false, true]) {
      let card = Fixture.item(Fixture.layer([shape]), filters: [stage(inner)], canvas: wide)
      let picture = try paint([card], through: outer)
      let found = difference(
        picture,
        coverage(outer) { middle in
          guard let place = source(middle, inner) else { return false }
          let (x, y) = ((place.x - 75) / 50, (place.y - 55) / 40)
          return isRound ? x * x + y * y <= 1 : abs(x) <= 1 && abs(y) <= 1
        })
      #expect(found.worst < 0.2 && found.mean < 0.002, "\(found)")
    }
  }

  @Test("curves, strokes and glyphs cover what is seen of them", arguments: views)
  func shapes(view: (Double, Double, Double)) throws {
    let matrix = Self.turned(view.0, distance: view.1, tilt: view.2)
    let disc = try paint(
      [Fixture.fill(Path(ellipseIn: CGRect(x: 35, y: 20, width: 80, height: 70)), .color(.black))],
      through: matrix)
    let round = difference(
      disc,
      coverage(matrix) { place in
        let (x, y) = ((place.x - 75) / 40, (place.y - 55) / 35)
        return x * x + y * y <= 1
      })
    #expect(round.worst < 0.13 && round.mean < 0.001, "\(round)")

    let ring = try paint(
      [
        Fixture.item(
          .stroke(
            Path(ellipseIn: CGRect(x: 45, y: 25, width: 60, height: 60)), .color(.black),
            StrokeStyle(lineWidth: 8)))
      ], through: matrix)
    let band = difference(
      ring,
      coverage(matrix) { place in
        let away = place - SIMD2(75, 55)
        let radius = (away * away).sum().squareRoot()
        return radius >= 26 && radius <= 34
      })
    #expect(band.worst < 0.13 && band.mean < 0.0015, "\(band)")

    // Boxes of 0.5 em by 0.7 em, 30 points apart, with the baseline at 70.
    let glyphs = (0..<3).map {
      TextLayout.Glyph(index: 5, position: CGPoint(x: 30 + 30 * Double($0), y: 70))
    }
    let bounds = CGRect(x: 20, y: 20, width: 110, height: 60)
    let run = TextLayout.Run(font: "Box", size: 40, glyphs: glyphs, bounds: bounds)
    let line = TextLayout.Line(runs: [run], baseline: 70, bounds: bounds, ascent: 40, descent: 10)
    let layout = TextLayout(lines: [line], size: bounds.size, isTruncated: false)
    let text = try paint(
      [Fixture.item(.text(layout, origin: .zero, .color(.black)))], through: matrix)
    let boxes = difference(
      text,
      coverage(matrix) { place in
        let column = (place.x - 30).truncatingRemainder(dividingBy: 30)
        return place.x >= 30 && place.x < 120 && column <= 20 && place.y >= 42 && place.y <= 70
      })
    #expect(boxes.worst < 0.13 && boxes.mean < 0.001, "\(boxes)")
  }

  @Test("gradients are shaded where they are seen")
  func gradients() throws {
    let matrix = Self.turned(55, tilt: 10)
    let ramp = GradientRamp(stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)])
    let geometries: [(GradientPaint.Geometry, (SIMD2<Double>) -> Double)] = [
      (.linear(start: CGPoint(x: 25, y: 0), end: CGPoint(x: 125, y: 0)), { ($0.x - 25) / 100 }),
      (
        .radial(center: CGPoint(x: 75, y: 55), startRadius: 5, endRadius: 50, transform: .identity),
        { place in
          let away = place - SIMD2(75, 55)
          return ((away * away).sum().squareRoot() - 5) / 45
        }
      ),
      (
        .conic(center: CGPoint(x: 75, y: 55), startAngle: 0, endAngle: 2 * .pi),
        { place in
          let angle = atan2(place.y - 55, place.x - 75) / (2 * .pi)
          return angle < 0 ? angle + 1 : angle
        }
      ),
    ]
    for (geometry, location) in geometries {
      let paint = Paint.gradient(GradientPaint(ramp: ramp, geometry: geometry))
      let picture = try self.paint([Fixture.fill(Path(Self.card), paint)], through: matrix)
      var worst = 0.0
      for y in 0..<110 {
        for x in 0..<150 where picture[x, y] >> 24 == 255 {
          guard let place = source(SIMD2(Double(x) + 0.5, Double(y) + 0.5), matrix) else { continue }
          let expected = max(0, min(1, location(place))) * 255
          // The seam of the turn is antialiased.
          if case .conic = geometry, abs(place.y - 55) < 3, place.x > 75 { continue }
          worst = max(worst, abs(Double(picture[x, y] & 255) - expected))
        }
      }
      #expect(worst < 1.5, "\(geometry): \(worst)")
    }
  }

  @Test("an image is sampled where it is seen, and averaged where many of its pixels fall into one")
  func images() throws {
    // Black and white stripes one pixel wide, 400 of them.
    let stripes = Bitmap(
      width: 400, height: 4, pixels: (0..<1_600).map { $0 % 2 == 0 ? 0xff00_0000 : 0xffff_ffff })
    let whole = CGRect(x: 0, y: 0, width: 400, height: 4)
    let fine = Fixture.item(
      .image(ImageDrawing(bitmap: stripes, source: whole, destination: Self.card)))
    let grey = try paint([fine], through: Self.turned(60))
    for y in stride(from: 30, to: 80, by: 5) {
      for x in 0..<150 where grey[x, y] >> 24 == 255 {
        #expect(abs(Int(grey[x, y] & 255) - 128) < 24, "\(x) \(y)")
      }
    }
    // A ramp from 0 to 255, two pixels a step: a bilinear sample is the place's own value.
    let ramp = Bitmap(
      width: 256, height: 2, pixels: (0..<512).map { 0xff00_0000 | UInt32($0 % 256) &* 0x01_0101 })
    let matrix = Self.turned(50, tilt: 15)
    let smooth = try paint(
      [
        Fixture.item(
          .image(
            ImageDrawing(
              bitmap: ramp, source: CGRect(x: 0, y: 0, width: 256, height: 2), destination: Self.card)))
      ], through: matrix)
    var worst = 0.0
    for y in 0..<110 {
      for x in 0..<150 where smooth[x, y] >> 24 == 255 {
        guard let place = source(SIMD2(Double(x) + 0.5, Double(y) + 0.5), matrix) else { continue }
        let expected = max(0, min(255, (place.x - 25) / 100 * 256 - 0.5))
        if expected > 4 && expected < 251 { worst = max(worst, abs(Double(smooth[x, y] & 255) - expected)) }
      }
    }
    #expect(worst < 1.6, "\(worst)")
  }

  @Test("a layer with a filter is projected as it is filtered")
  func filtered() throws {
    let matrix = Self.turned(45)
    let blur = FilterStage(kind: .blur(radius: 4, GraphicsContext.BlurOptions()), transform: .identity)
    let square = CGRect(x: 55, y: 35, width: 40, height: 40)
    let inner = Fixture.item(.fill(Path(square), .color(.black), FillStyle()), filters: [blur])
    func integral(_ from: Double, _ to: Double, _ x: Double) -> Double {
      (erf((to - x) / (4 * 2.0.squareRoot())) - erf((from - x) / (4 * 2.0.squareRoot()))) / 2
    }
    // Filters below the projection, and below it in one item.
    let both = Fixture.item(
      .fill(Path(square), .color(.black), FillStyle()), filters: [blur, stage(matrix)])
    for picture in [try paint([inner], through: matrix), try Fixture.paint([both])] {
      var worst = 0.0
      for y in 0..<110 {
        for x in 0..<150 {
          guard let place = source(SIMD2(Double(x) + 0.5, Double(y) + 0.5), matrix) else { continue }
          let expected = integral(55, 95, place.x) * integral(35, 75, place.y)
          worst = max(worst, abs(Double(picture[x, y] >> 24) / 255 - expected))
        }
      }
      #expect(worst < 0.02, "\(worst)")
    }
  }

  @Test("a colour filter after a projection, and a blur after it, work on the picture")
  func after() throws {
    let matrix = Self.turned(45)
    let item = Fixture.item(
      .fill(Path(Self.card), .color(Fixture.red), FillStyle()),
      filters: [
        stage(matrix), FilterStage(kind: .colorInvert(1), transform: .identity),
        FilterStage(kind: .blur(radius: 2, GraphicsContext.BlurOptions()), transform: .identity),
      ])
    #expect(try Fixture.paint([item])[75, 55] == 0xff00_ffff)
  }

  @Test("clips, opacity and blend modes under a projection are those of the plane")
  func state() throws {
    let matrix = Self.turned(40)
    let half = Fixture.clip(Path(CGRect(x: 25, y: 15, width: 50, height: 80)))
    let picture = try paint(
      [
        Fixture.fill(Self.card, RGBA(red: 1, green: 1, blue: 0)),
        Fixture.fill(
          Path(Self.card), .color(RGBA(red: 0, green: 1, blue: 1)), opacity: 0.5, blendMode: .multiply,
          clip: half),
      ], through: matrix)
    // Left of the middle yellow times cyan, halfway; right of it yellow.
    #expect(picture[100, 55] == 0xffff_ff00)
    let mixed = picture[60, 55]
    #expect(mixed >> 24 == 255 && abs(Int(mixed >> 16 & 255) - 128) <= 1 && mixed & 0xffff == 0xff00)
    // The clip's edge is where its plane's is.
    let left = (0..<150).filter { picture[$0, 55] >> 16 & 255 == 128 || picture[$0, 55] >> 16 & 255 == 127 }
    #expect(left.max() == 74)
  }

  @Test("edge on, behind the eye and without numbers nothing is drawn")
  func nothing() throws {
    let item = Fixture.fill(Self.card, Fixture.red)
    var nan = ProjectionTransform()
    nan.m13 = .nan
    var flat = ProjectionTransform()
    flat.m11 = 0
    var behind = ProjectionTransform()
    behind.m33 = -1
    behind.m13 = 1e-9
    for matrix in [Self.turned(90, distance: 1e6), nan, flat, behind] {
      #expect(try paint([item], through: matrix).pixels.allSatisfy { $0 >> 24 <= 1 }, "\(matrix)")
    }
    // The same with what needs an inverse, and what needs a layer.
    let ramp = GradientRamp(stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)])
    let shaded = Fixture.fill(
      Path(Self.card),
      .gradient(GradientPaint(ramp: ramp, geometry: .linear(start: .zero, end: CGPoint(x: 9, y: 9)))),
      opacity: 0.5)
    let blurred = Fixture.item(
      Fixture.layer([shaded]),
      filters: [FilterStage(kind: .blur(radius: 3, GraphicsContext.BlurOptions()), transform: .identity)])
    for matrix in [nan, flat, behind] {
      #expect(try paint([shaded, blurred], through: matrix).pixels.allSatisfy { $0 == 0 })
    }
  }

  @Test("a projection without perspective draws what the transform draws")
  func affine() throws {
    let transform = CGAffineTransform(a: 0.9, b: 0.2, c: -0.1, d: 1.1, tx: 10, ty: -5)
    let path = Path(roundedRect: Self.card, cornerRadius: 20)
    let projected = try paint(
      [Fixture.fill(path, .color(Fixture.blue))], through: ProjectionTransform(transform))
    let plain = try Fixture.paint([Fixture.fill(path, .color(Fixture.blue), transform: transform)])
    let worst = zip(projected.pixels, plain.pixels).map { abs(Int($0 >> 24) - Int($1 >> 24)) }.max()
    #expect(worst! <= 8)
  }

  @Test("nothing of a projection depends on the parts a picture is painted in", arguments: 1...4)
  func parts(seed: Int) throws {
    var source = RandomItems(seed: UInt64(seed) &+ 90)
    let matrix = Self.turned([50, -65, 30, 75][seed - 1], distance: [120, 50, 200, 60][seed - 1], tilt: 12)
    func item() -> DisplayItem {
      Fixture.item(Fixture.layer((0..<3).map { _ in source.item() }), filters: [stage(matrix)])
    }
    var items = (0..<4).map { _ in item() }
    let canvas = try Fixture.canvas()
    canvas.paint(Fixture.list(items))
    for step in 0..<3 {
      items[step] = item()
      canvas.paint(Fixture.list(items))
      #expect(canvas.makeBitmap() == (try Fixture.paint(items)))
    }
  }
}
