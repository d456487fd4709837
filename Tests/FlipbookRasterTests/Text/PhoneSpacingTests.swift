import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookRaster

/// Texts of snapshots that the spacing was not fitted to: docs/fidelity.md, "Text".
@Suite("letters stand where they do on the phone")
struct PhoneSpacingTests {
  /// From doordash-oss/swiftui-preview-snapshots, square/Blueprint, paulz/ViewSnapshots and GoodRequest/GoodSwiftUI: the width of
  /// the ink, in points.
  private static let leftOut: [PhoneTextTests.Measured] = regular + others

  private static let regular: [PhoneTextTests.Measured] = [
    .init(text: "Lorem ipsum dolor sit amet, consectetur", size: 17, weight: 400, width: 304.7),
    .init(text: "adipiscing elit, sed do eiusmod tempor incididunt", size: 17, weight: 400, width: 370.3),
    .init(text: "ut labore et dolore magna aliqua.", size: 17, weight: 400, width: 246),
    .init(text: "Hello, world. This is a long run of text", size: 17, weight: 400, width: 277.4),
    .init(text: "that should wrap at some point.", size: 17, weight: 400, width: 237.3),
    .init(text: "Someone should improve this test by", size: 17, weight: 400, width: 278.2),
    .init(text: "adding a joke or something. Alright, it's", size: 17, weight: 400, width: 293.6),
    .init(text: "been fun!", size: 17, weight: 400, width: 69.1),
    .init(text: "Always show original title", size: 17, weight: 400, width: 188),
    .init(text: "Export my data", size: 17, weight: 400, width: 112.1),
    .init(text: "Backup to iCloud", size: 17, weight: 400, width: 126.7),
    .init(text: "Restore from iCloud", size: 17, weight: 400, width: 148.3),
    .init(text: "Reset application data", size: 17, weight: 400, width: 166),
    .init(text: "Movies in state", size: 17, weight: 400, width: 111.5),
    .init(text: "Archived state size", size: 17, weight: 400, width: 142),
    .init(text: "United States", size: 17, weight: 400, width: 100.6),
    .init(text: "Region is used to display a more accurate", size: 13, weight: 400, width: 249.6),
    .init(text: "None of those action are working yet ;)", size: 13, weight: 400, width: 231.7),
  ]

  private static let others: [PhoneTextTests.Measured] = [
    .init(text: "Hello PreviewSnapshots", size: 28, weight: 400, width: 287.2),
    .init(text: "Button", size: 17, weight: 500, width: 49.8),
    .init(text: "long run of text that", size: 32, weight: 600, width: 278.1),
    .init(text: "should wrap at some", size: 32, weight: 600, width: 295.8),
    .init(text: "should improve this", size: 32, weight: 600, width: 278.5),
    .init(text: "test by adding a joke", size: 32, weight: 600, width: 293.8),
    .init(text: "Settings", size: 34, weight: 700, width: 130.3),
  ]

  @Test("the widths of 25 texts are 0.4 % off in the mean of squares, and none 1 %")
  func widths() {
    let errors = Self.leftOut.map { sample in
      let font = FontDescriptor(size: sample.size, weight: sample.weight)
      return (sample.text, TextSample(sample.text, font).layout.inkBounds.width / sample.width - 1)
    }
    for (text, error) in errors { #expect(abs(error) < 0.01, "\(text): \(error)") }
    let squares = errors.reduce(0) { $0 + $1.1 * $1.1 }
    #expect((squares / CGFloat(errors.count)).squareRoot() <= 0.004)
  }

  /// Where the middle of each letter's ink is, in points from that of the first.
  struct Letters: Sendable {
    var text: String
    var size: CGFloat
    var weight: Int
    var middles: [CGFloat]
  }

  @Test(
    "the middles of a line's letters are 0.4 points off in the mean of squares",
    arguments: [
      Letters(
        text: "Hello, world. This is a long run of text", size: 17, weight: 400,
        middles: [
          0, 10.5, 16.8, 20.8, 27.7, 34.3, 47.7, 58.6, 66.7, 71.2, 78.1, 85.6, 97.5, 107.1, 113.6, 120.1,
          130.6,
          136.6, 149.4, 160.1, 166.9, 176.4, 185.8, 199.0, 206.2, 215.8, 229.8, 237.3, 247.3, 254.6, 263.2,
          270.2,
        ]),
      Letters(
        text: "should wrap at some", size: 32, weight: 600,
        middles: [
          0, 17.1, 35.3, 53.8, 66.5, 79.8, 108.5, 127.4, 140.5, 159.2, 183.4, 197.6, 218.6, 235.5, 258.5,
          281.2,
        ]),
    ])
  func letters(_ sample: Letters) throws {
    let font = FontDescriptor(size: sample.size, weight: sample.weight)
    let run = try #require(TextSample(sample.text, font).layout.lines.first?.runs.first)
    let bounds = GlyphStore.shared.inkBounds(font: run.font, glyphs: run.glyphs.map(\.index))
    let middles = zip(run.glyphs, bounds).compactMap { glyph, ink in
      ink.map { glyph.position.x + $0.midX * sample.size }
    }
    try #require(middles.count == sample.middles.count)
    let differences = zip(middles, sample.middles).map { $0 - $1 }
    let mean = differences.reduce(0, +) / CGFloat(differences.count)
    let squares = differences.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    #expect((squares / CGFloat(differences.count)).squareRoot() < 0.4)
  }

  func width(_ text: String, _ font: FontDescriptor = FontDescriptor()) -> CGFloat {
    TextSample(text, font).layout.size.width
  }

  @Test(
    "letters with accents have the room of their letters", arguments: [("é", "e"), ("ä", "a"), ("Å", "A")])
  func accents(accented: String, letter: String) {
    for size in [12, 22, 40] {
      let font = FontDescriptor(size: CGFloat(size))
      #expect(abs(width(accented, font) - width(letter, font)) < 1e-9)
    }
  }

  /// From selinsmry/simple-recipe-app, a recipe: where the text after a bullet begins.
  @Test("a bullet and a space are as wide as on the phone")
  func bullet() {
    let font = FontDescriptor(size: 17)
    #expect(abs(width("• a", font) - width("a", font) - 11.7) < 0.5)
  }

  /// From alvinng4/100DaysOfSwiftUI `WeSplit`: the ink of "20%" begins 34.67 before the end of its room.
  @Test("a sign of percents is as wide as on the phone")
  func percent() {
    let room = width("20%", FontDescriptor(size: 17))
    #expect(abs(room - 35.6) < 0.5, "\(room)")
  }

  @Test("measured pairs stand closer, in one text as in a long one")
  func pairs() {
    #expect(width("Ad") < width("A") + width("d") - 0.3)
    #expect(abs(width("AdAd") - 2 * width("Ad") - (width("dA") - width("d") - width("A"))) < 0.01)
  }

  /// From MichaelPietrzak/SwiftUI-Apps, at a pixel a point.
  private static let heavy: [PhoneTextTests.Measured] = [
    .init(text: "LOSE", size: 50, weight: 900, width: 124.7),
    .init(text: "SCISSORS", size: 20, weight: 900, width: 103.4),
    .init(text: "ROCK", size: 20, weight: 900, width: 56.9),
  ]

  @Test("letters heavier than bold go on from regular over bold", arguments: heavy)
  func black(sample: PhoneTextTests.Measured) {
    let font = FontDescriptor(size: sample.size, weight: sample.weight)
    let width = TextSample(sample.text, font).layout.inkBounds.width
    #expect(abs(width / sample.width - 1) < 0.013, "\(width)")
  }

  /// From the same, in the rounded design.
  private static let rounded: [PhoneTextTests.Measured] = [
    .init(text: "Let's do some math, improve your skills", size: 17, weight: 600, width: 304.5),
    .init(text: "Let's check how you did below", size: 15, weight: 600, width: 212.5),
    .init(text: "You scored overall", size: 17, weight: 600, width: 140.4),
  ]

  @Test("letters of the rounded design change less with the size", arguments: rounded)
  func roundedDesign(sample: PhoneTextTests.Measured) {
    let font = FontDescriptor(family: .system(.rounded), size: sample.size, weight: sample.weight)
    let width = TextSample(sample.text, font).layout.inkBounds.width
    #expect(abs(width / sample.width - 1) < 0.012, "\(width)")
  }

  @Test("large letters of the rounded design are nearly as wide as those of the default one")
  func roundedTitle() {
    // 3 pixels a point; docs/fidelity.md names the picture.
    let font = FontDescriptor(family: .system(.rounded), size: 36, weight: 700)
    let width = TextSample("Expense Tracker", font).layout.inkBounds.width
    #expect(abs(width / 273.3 - 1) < 0.018, "\(width)")
  }

  @Test("figures of one width have it, and stand in pairs as others do", arguments: [400, 600, 700])
  func figures(weight: Int) {
    for size in [14, 22, 34] {
      var font = FontDescriptor(size: CGFloat(size), weight: weight)
      font.hasMonospacedDigits = true
      #expect(abs(width("11", font) - width("80", font)) < 1e-9)
    }
  }

  @Test("each measured character has figures, at any weight", arguments: [100, 400, 500, 600, 700, 900])
  func table(weight: Int) {
    let spacing = PhoneSpacing(weight: weight)
    #expect(PhoneSpacing.measured.count == 78)
    #expect(PhoneSpacing.kerning.count == 36)
    for character in PhoneSpacing.measured {
      let advance = spacing[character]?.advance
      // The phone's bullet is that much narrower than Inter's, its sign of percents that much wider.
      let most = character == "•" ? 0.12 : character == "%" ? 0.15 : 0.1
      #expect(advance.map { abs($0.text) < most && abs($0.display) < 0.12 } == true, "\(character)")
    }
    #expect(spacing["ж"] == nil)
    #expect(abs(spacing.advance(ofWidth: 0.6).text) < 0.03)
  }

  @Test("a size between those of texts and titles is set between them")
  func sizes() {
    let ems = stride(from: 12, through: 34, by: 2).map { size in
      let font = FontDescriptor(size: CGFloat(size))
      return (width("nnnnnnnnnn", font) - 10 * StandIn.tracking(size: CGFloat(size))) / CGFloat(size)
    }
    for (low, high) in zip(ems, ems.dropFirst()) { #expect(low > high - 1e-9) }
  }
}
