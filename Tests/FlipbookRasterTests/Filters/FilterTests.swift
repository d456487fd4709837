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
}
