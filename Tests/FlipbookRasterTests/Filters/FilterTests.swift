import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookRaster

struct FilterTests {
  private let box = CGRect(x: 40, y: 30, width: 40, height: 40)

  private func paint(
    _ kinds: [FilterStage.Kind], _ color: RGBA, options: GraphicsContext.FilterOptions = [],
    transform: CGAffineTransform = .identity, opacity: Double = 1
  ) throws -> Bitmap {
    let filters = kinds.map { FilterStage(kind: $0, options: options, transform: transform) }
    return try Fixture.paint([
      Fixture.item(.fill(Path(box), .color(color), FillStyle()), opacity: opacity, filters: filters)
    ])
  }

  private func expect(
    _ kind: FilterStage.Kind, _ from: (Float, Float, Float), _ to: (Float, Float, Float),
    options: GraphicsContext.FilterOptions = []
  ) throws {
    let picture = try paint([kind], RGBA(red: from.0, green: from.1, blue: from.2), options: options)
    let expected = PixelWord.premultiplied(red: to.0, green: to.1, blue: to.2, alpha: 1)
    for shift: UInt32 in [0, 8, 16, 24] {
      let difference = Int(picture[60, 50] >> shift & 255) - Int(expected >> shift & 255)
      #expect(abs(difference) <= 1, "\(kind)")
    }
    #expect(picture[10, 10] == 0)
  }

  @Test("colour filters map straight colours by their formulas")
  func colors() throws {
    try expect(.brightness(0.2), (0.5, 0.9, 0), (0.7, 1, 0.2))
    try expect(.contrast(2), (0.5, 0.75, 0.1), (0.5, 1, 0))
    try expect(.contrast(0), (0.2, 0.9, 0.1), (0.5, 0.5, 0.5))
    try expect(.saturation(1), (0.2, 0.9, 0.1), (0.2, 0.9, 0.1))
    let gray: Float = 0.2126 * 0.2 + 0.7152 * 0.9 + 0.0722 * 0.1
    try expect(.saturation(0), (0.2, 0.9, 0.1), (gray, gray, gray))
    try expect(.grayscale(1), (0.2, 0.9, 0.1), (gray, gray, gray))
    try expect(.grayscale(0), (0.2, 0.9, 0.1), (0.2, 0.9, 0.1))
    try expect(.hueRotation(0), (0.2, 0.9, 0.1), (0.2, 0.9, 0.1))
    try expect(.hueRotation(.pi), (1, 0, 0), (2 * 0.2126 - 1 + 0.0001, 0.4252, 0.4252))
    try expect(.colorInvert(1), (0.2, 0.9, 0.1), (0.8, 0.1, 0.9))
    try expect(.colorMultiply(RGBA(red: 0.5, green: 1, blue: 0)), (0.8, 0.6, 0.4), (0.4, 0.6, 0))
  }

  @Test("luminance becomes alpha over black")
  func luminance() throws {
    let picture = try paint([.luminanceToAlpha], RGBA(red: 0, green: 1, blue: 0))
    #expect(picture[60, 50] == UInt32((0.7152 * 255).rounded()) << 24)
  }

  @Test("a matrix with a constant alpha colours what was clear")
  func matrix() throws {
    var matrix = ColorMatrix()
    matrix.a5 = 0.5
    matrix.b5 = 1
    let picture = try paint([.colorMatrix(matrix)], Fixture.red)
    #expect(picture[60, 50] == 0xffff_00ff)
    #expect(picture[5, 5] == 0x8000_0080)
  }

  /// The columns of the row through two discs 40 apart from centre to centre that are there after melting.
  private func melted(radius: Double) throws -> [Int] {
    let discs = [55.0, 95].map { x in
      Fixture.fill(
        Path(ellipseIn: CGRect(x: x - radius, y: 55 - radius, width: 2 * radius, height: 2 * radius)),
        .color(Fixture.red))
    }
    let picture = try Fixture.paint([
      Fixture.item(
        Fixture.layer(discs),
        filters: [
          FilterStage(kind: .blur(radius: 8, []), transform: .identity),
          FilterStage(kind: .alphaThreshold(min: 0.5, max: 1, Fixture.blue), transform: .identity),
        ])
    ])
    #expect(Set(picture.pixels) == [0, 0xff00_00ff], "all or nothing")
    return (0..<150).filter { picture[$0, 55] != 0 }
  }

  @Test("discs that are blurred and cut at half melt into one where they are near, and stay apart where not")
  func metaballs() throws {
    let near = try melted(radius: 17)
    #expect(near == Array(near[0]...near[near.count - 1]), "a bridge over the gap of 6 pixels")
    let far = try melted(radius: 12)
    #expect(!far.contains(75), "a gap of 16 pixels stays open")
    #expect(far.map { 149 - $0 }.reversed() == far, "the same on both sides")
  }

  @Test("alpha inside the threshold becomes the colour, all else clear")
  func threshold() throws {
    let kind = FilterStage.Kind.alphaThreshold(min: 0.3, max: 0.7, Fixture.blue)
    #expect(try paint([kind], RGBA(red: 1, green: 0, blue: 0, opacity: 0.5))[60, 50] == 0xff00_00ff)
    #expect(try paint([kind], RGBA(red: 1, green: 0, blue: 0, opacity: 0.8))[60, 50] == 0)
  }

  @Test("filters are applied in order, before opacity")
  func order() throws {
    let twice = try paint([.brightness(0.5), .contrast(2)], .black, opacity: 0.5)
    #expect(twice[60, 50] == 0x8040_4040 || twice[60, 50] == 0x8041_4141)
    let other = try paint([.contrast(2), .brightness(0.5)], .black, opacity: 0.5)
    #expect(other[60, 50] == 0x8040_4040)
  }

  @Test("a blur's radius is its standard deviation, in points of the space it was added in")
  func blur() throws {
    let blurred = try paint([.blur(radius: 4, GraphicsContext.BlurOptions())], Fixture.red)
    let middle = Int(blurred[39, 50] >> 24) + Int(blurred[40, 50] >> 24)
    #expect(abs(middle - 255) <= 2)
    // One deviation outside: 15.9 %.
    let outside = (Double(blurred[35, 50] >> 24) + Double(blurred[36, 50] >> 24)) / 2
    #expect(abs(outside / 255 - 0.159) < 0.012)
    let scaled = try paint(
      [.blur(radius: 2, GraphicsContext.BlurOptions())], Fixture.red,
      transform: CGAffineTransform(scaleX: 2, y: 2))
    #expect(scaled == blurred)
  }

  @Test("a shadow lies under what casts it, moved and in its colour")
  func shadow() throws {
    let kind = FilterStage.Kind.shadow(
      Fixture.blue, radius: 0, offset: CGSize(width: 10, height: 5), .normal, GraphicsContext.ShadowOptions())
    let picture = try paint([kind], Fixture.red)
    #expect(picture[60, 50] == 0xffff_0000 && picture[85, 72] == 0xff00_00ff && picture[39, 50] == 0)
    let only = FilterStage.Kind.shadow(
      Fixture.blue, radius: 0, offset: CGSize(width: 10, height: 5), .normal, .shadowOnly)
    #expect(try paint([only], Fixture.red)[45, 50] == 0)
    let inner = FilterStage.Kind.shadow(
      Fixture.blue, radius: 0, offset: CGSize(width: 10, height: 0), .sourceAtop,
      [.shadowAbove, .invertsAlpha])
    let inside = try paint([inner], Fixture.red)
    #expect(inside[45, 50] == 0xff00_00ff && inside[55, 50] == 0xffff_0000 && inside[30, 50] == 0)
  }

  @Test("an opaque blur fills its shape to the edge and goes no further")
  func opaqueBlur() throws {
    let picture = try paint([.blur(radius: 6, .opaque)], Fixture.red)
    for y in 0..<110 {
      for x in 0..<150 {
        let isInside = x >= 40 && x < 80 && y >= 30 && y < 70
        #expect(picture[x, y] == (isInside ? 0xffff_0000 : 0))
      }
    }
    // Colours still run into each other.
    let halves = Fixture.layer([
      Fixture.fill(CGRect(x: 40, y: 30, width: 20, height: 40), Fixture.red),
      Fixture.fill(CGRect(x: 60, y: 30, width: 20, height: 40), Fixture.blue),
    ])
    let blur = FilterStage(kind: .blur(radius: 6, .opaque), transform: .identity)
    let mixed = try Fixture.paint([Fixture.item(halves, filters: [blur])])
    #expect(mixed[41, 50] >> 16 == 0xffff - 0 && mixed[59, 50] >> 16 & 255 > 120 && mixed[59, 50] & 255 > 100)
  }

  @Test("a dithered blur has the mean of the exact one, without bands")
  func ditheredBlur() throws {
    // A ramp of five steps over some forty pixels.
    func picture(_ options: GraphicsContext.BlurOptions) throws -> Bitmap {
      let wide = CGRect(x: -90, y: -90, width: 330, height: 300)
      func half(_ x: Double, _ grey: Float) -> DisplayItem {
        Fixture.item(
          .fill(
            Path(CGRect(x: x, y: -90, width: 165, height: 300)),
            .color(RGBA(red: grey, green: grey, blue: grey)), FillStyle()), canvas: wide)
      }
      let content = Fixture.layer([half(-90, 102.0 / 255), half(75, 107.0 / 255)])
      let item = Fixture.item(
        content, filters: [FilterStage(kind: .blur(radius: 12, options), transform: .identity)], canvas: wide)
      return try Fixture.paint([item])
    }
    func mean(_ picture: Bitmap, _ column: Int) -> Double {
      var sum = 0.0
      for y in 24..<88 {
        for x in column..<column + 8 { sum += Double(picture[x, y] & 255) }
      }
      return sum / 512
    }
    let dithered = try picture(.dithersResult)
    let plain = try picture([])
    var worstPlain = 0.0
    for column in stride(from: 40, to: 104, by: 8) {
      var exact = 0.0
      for x in column..<column + 8 {
        let share = 0.5 * (1 + erf((Double(x) + 0.5 - 75) / (12 * 2.0.squareRoot())))
        exact += (102 + share * 5) / 8
      }
      #expect(abs(mean(dithered, column) - exact) < 0.15, "\(column)")
      worstPlain = max(worstPlain, abs(mean(plain, column) - exact))
    }
    #expect(worstPlain > 0.15)
  }

  @Test("a shadow moves by fractions of a pixel")
  func fractionalShadow() throws {
    let kind = FilterStage.Kind.shadow(
      .black, radius: 0, offset: CGSize(width: 10.5, height: -3.25), .normal, .shadowOnly)
    let picture = try paint([kind], Fixture.red)
    func alpha(_ x: Int, _ y: Int) -> Int { Int(picture[x, y] >> 24) }
    // From 50.5 to 90.5, and from 26.75 to 66.75.
    #expect(abs(alpha(50, 50) - 128) <= 1 && alpha(51, 50) == 255 && abs(alpha(90, 50) - 128) <= 1)
    #expect(alpha(49, 50) == 0 && alpha(91, 50) == 0)
    #expect(abs(alpha(70, 26) - 64) <= 1 && abs(alpha(70, 66) - 191) <= 1 && alpha(70, 67) == 0)
  }

  @Test("a soft shadow's fraction moves its centre by as much")
  func fractionalSoftShadow() throws {
    func centre(_ x: CGFloat) throws -> Double {
      let kind = FilterStage.Kind.shadow(
        .black, radius: 5, offset: CGSize(width: x, height: 0), .normal, .shadowOnly)
      let picture = try paint([kind], Fixture.red)
      var (sum, weight) = (0.0, 0.0)
      for x in 0..<150 {
        sum += (Double(x) + 0.5) * Double(picture[x, 50] >> 24)
        weight += Double(picture[x, 50] >> 24)
      }
      return sum / weight
    }
    let start = try centre(0)
    for step in [0.25, 0.5, 0.8] { #expect(abs(try centre(step) - start - step) < 0.03) }
  }

  @Test("without a group, shadow and caster are composited one after the other")
  func ungroupedShadow() throws {
    func picture(_ options: GraphicsContext.ShadowOptions) throws -> Bitmap {
      let kind = FilterStage.Kind.shadow(
        Fixture.blue, radius: 0, offset: CGSize(width: 10, height: 0), .normal, options)
      return try paint([kind], Fixture.red, opacity: 0.5)
    }
    #expect(try picture([])[60, 50] == 0x8080_0000)
    let apart = try picture(.disablesGroup)
    // Half of red over half of blue.
    #expect(apart[60, 50] >> 24 == 0xc0 || apart[60, 50] >> 24 == 0xbf)
    #expect(apart[60, 50] & 255 >= 0x3f && apart[60, 50] & 255 <= 0x41)
    #expect(apart[45, 50] == 0x8080_0000 && apart[85, 50] == 0x8000_0080)
    let above = try picture([.disablesGroup, .shadowAbove])
    #expect(above[60, 50] & 255 == 0x80)
  }

  @Test("an ungrouped shadow's blend mode is that with the picture below")
  func ungroupedBlend() throws {
    let kind = FilterStage.Kind.shadow(
      RGBA(red: 0, green: 1, blue: 1), radius: 0, offset: CGSize(width: 30, height: 0), .multiply,
      .disablesGroup)
    let item = Fixture.item(
      .fill(Path(box), .color(Fixture.red), FillStyle()),
      filters: [FilterStage(kind: kind, transform: .identity)])
    let ground = Fixture.fill(Fixture.area, RGBA(red: 1, green: 1, blue: 0))
    #expect(try Fixture.paint([ground, item])[95, 50] == 0xff00_ff00)
  }

  @Test("an inner shadow is soft inside and stays inside")
  func innerShadow() throws {
    let kind = FilterStage.Kind.shadow(
      .black, radius: 3, offset: CGSize(width: 0, height: 4), .sourceAtop, [.shadowAbove, .invertsAlpha])
    let picture = try paint([kind], RGBA.white)
    func grey(_ x: Int, _ y: Int) -> Int { Int(picture[x, y] & 255) }
    // The edge of the hole is 4 points below the top.
    #expect(abs((grey(60, 33) + grey(60, 34)) - 255) <= 4)
    #expect(grey(60, 30) < 40 && grey(60, 50) == 255 && grey(60, 68) > 200)
    #expect(picture[60, 29] == 0 && picture[60, 70] == 0 && picture[39, 50] == 0)
    #expect(picture[60, 31] >> 24 == 255)
  }

  @Test("broken, huge and negative radii blur nothing or everything, and never fail")
  func badRadii() throws {
    let plain = try paint([], Fixture.red)
    for radius in [CGFloat.nan, -4, 0] {
      #expect(try paint([.blur(radius: radius, [])], Fixture.red) == plain)
      let shadow = FilterStage.Kind.shadow(
        Fixture.blue, radius: radius, offset: CGSize(width: CGFloat.nan, height: 0), .normal, [])
      #expect(try paint([shadow], Fixture.red)[60, 50] == 0xffff_0000)
    }
    for radius in [10_000, CGFloat.infinity] {
      _ = try paint([.blur(radius: radius, [])], Fixture.red)
      _ = try paint([.blur(radius: radius, [.opaque, .dithersResult])], Fixture.red)
    }
    let flat = CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 3, ty: 4)
    #expect(try paint([.blur(radius: 4, [])], Fixture.red, transform: flat) == plain)
  }

  @Test("layers of no size draw nothing, and one 30,000 points wide takes no more memory than the canvas")
  func layerSizes() throws {
    let blur = FilterStage(kind: .blur(radius: 4, []), transform: .identity)
    let empty = Fixture.item(Fixture.layer([]), filters: [blur])
    let thin = Fixture.item(
      Fixture.layer([Fixture.fill(CGRect(x: 40, y: 30, width: 0, height: 0), Fixture.red)]), filters: [blur])
    #expect(try Fixture.paint([empty, thin]).pixels.allSatisfy { $0 == 0 })
    let wide = CGRect(x: -15_000, y: -15_000, width: 30_000, height: 30_000)
    let huge = Fixture.item(
      Fixture.layer([Fixture.item(.fill(Path(wide), .color(Fixture.red), FillStyle()), canvas: wide)]),
      filters: [blur], canvas: wide)
    #expect(try Fixture.paint([huge]).pixels.allSatisfy { $0 == 0xffff_0000 })
  }

  @Test("a filtered picture that stays is kept, and looks the same")
  func kept() throws {
    let shadow = FilterStage(
      kind: .shadow(Fixture.blue, radius: 4, offset: CGSize(width: 5, height: 5), .normal, []),
      transform: .identity)
    func list(_ step: Int) -> [DisplayItem] {
      [
        Fixture.fill(CGRect(x: Double(20 + step), y: 40, width: 50, height: 9), .white),
        Fixture.item(
          .fill(Path(ellipseIn: box), .color(Fixture.red), FillStyle()), opacity: 1 - Double(step) / 10,
          blendMode: step % 2 == 0 ? .normal : .multiply, filters: [shadow]),
      ]
    }
    let canvas = try Fixture.canvas()
    for step in 0..<6 {
      canvas.paint(Fixture.list(list(step)))
      #expect(canvas.makeBitmap() == (try Fixture.paint(list(step))))
    }
  }

  @Test("what is kept is bounded, and goes when it is not used")
  func cache() {
    let cache = FilteredSurfaceCache(SurfacePool())
    func key(_ number: Int) -> ContentHash { ContentHash(high: 1, low: UInt64(number)) }
    cache.beginPaint()
    #expect(!cache.isWorthKeeping(key(0), words: 100, isPaintedInParts: false))
    cache.beginPaint()
    #expect(cache.isWorthKeeping(key(0), words: 100, isPaintedInParts: false))
    #expect(!cache.isWorthKeeping(key(0), words: 1 << 26, isPaintedInParts: true))
    for number in 0..<5 {
      cache.keep(Surface(bounds: PixelRect(width: 2_048, height: 1_024)), key(number))
    }
    #expect(cache.surface(key(0)) == nil && cache.surface(key(4)) != nil)
    for _ in 0..<40 { cache.beginPaint() }
    #expect(cache.surface(key(4)) == nil)
  }
}
