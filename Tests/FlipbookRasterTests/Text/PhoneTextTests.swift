import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookRaster

/// Texts whose width was measured on pictures of phones and simulators: docs/fidelity.md, "Text".
@Suite("texts are as wide and as high as on the phone")
struct PhoneTextTests {
  struct Measured: Sendable {
    var text: String
    var size: CGFloat
    var weight: Int
    /// In points.
    var width: CGFloat
    /// Whether the room was measured, and not the ink.
    var isRoom = false
  }

  static let measured: [Measured] = regular + semibold + others

  private static let regular: [Measured] = [
    Measured(text: "Delete", size: 17, weight: 400, width: 49.3, isRoom: true),
    Measured(text: "Checking", size: 17, weight: 400, width: 69.6),
    Measured(text: "Savings", size: 17, weight: 400, width: 57.6),
    Measured(text: "Electric", size: 17, weight: 400, width: 54.5),
    Measured(text: "Internet", size: 17, weight: 400, width: 57.2),
    Measured(text: "First", size: 17, weight: 400, width: 30.9),
    Measured(text: "The sky above the port was the color of", size: 16, weight: 400, width: 285.1),
    Measured(text: "television, tuned to a dead channel.", size: 16, weight: 400, width: 254.9),
    Measured(text: "This is an incomplete list of headgear:", size: 16, weight: 400, width: 271.6),
    Measured(text: "Headscarves", size: 16, weight: 400, width: 92.4),
    Measured(text: "Headbands", size: 16, weight: 400, width: 80.7),
    Measured(text: "Label, Text description for an element", size: 12, weight: 400, width: 211.4),
    Measured(text: "Tap an account to view details", size: 12, weight: 400, width: 169.4),
    Measured(text: "Element Grouping, Combine children", size: 12, weight: 400, width: 205),
    Measured(text: "Microphone. Button.", size: 12, weight: 400, width: 112.7),
    Measured(text: "Custom tap target", size: 12, weight: 400, width: 101),
    Measured(text: "Text description for an element", size: 11, weight: 400, width: 163, isRoom: true),
    Measured(text: "What happens when activated", size: 11, weight: 400, width: 158.3, isRoom: true),
    Measured(text: "Element type and behavior", size: 11, weight: 400, width: 140, isRoom: true),
  ]

  private static let semibold: [Measured] = [
    Measured(text: "Section Header", size: 17, weight: 600, width: 122.7, isRoom: true),
    Measured(text: "Second", size: 17, weight: 600, width: 58.2),
    Measured(text: "SwiftUI Keyboard Shortcuts", size: 17, weight: 600, width: 218.9),
    Measured(text: "Element Grouping", size: 15, weight: 600, width: 128, isRoom: true),
    Measured(text: "Activation Point", size: 15, weight: 600, width: 112.7, isRoom: true),
    Measured(text: "Heading 1", size: 37.65, weight: 600, width: 162.3),
    Measured(text: "Heading 2", size: 30.1, weight: 600, width: 135.6),
    Measured(text: "Heading 3", size: 26.35, weight: 600, width: 119),
    Measured(text: "Heading 4", size: 22.6, weight: 600, width: 102.7),
    Measured(text: "Heading 5", size: 20.7, weight: 600, width: 94.5),
    Measured(text: "Heading 6", size: 16, weight: 600, width: 75.3),
  ]

  private static let others: [Measured] = [
    Measured(text: "Paste Special", size: 14, weight: 500, width: 86.4),
    Measured(text: "Escape", size: 14, weight: 500, width: 45.9),
    Measured(text: "Paste", size: 14, weight: 500, width: 34.9),
    Measured(text: "Item A", size: 10, weight: 500, width: 30.3),
    Measured(text: "SKU: WH-1000XM5", size: 12, weight: 700, width: 116.9),
  ]

  private func width(_ sample: Measured) -> CGFloat {
    let layout = TextSample(sample.text, FontDescriptor(size: sample.size, weight: sample.weight)).layout
    return sample.isRoom ? layout.size.width : layout.inkBounds.width
  }

  @Test("the widths of 35 texts are 0.5 % off in the mean of squares, and none 1.5 %")
  func widths() {
    let errors = Self.measured.map { (sample: $0, error: width($0) / $0.width - 1) }
    for (sample, error) in errors { #expect(abs(error) < 0.015, "\(sample.text): \(error)") }
    let squares = errors.reduce(0) { $0 + $1.error * $1.error }
    #expect((squares / CGFloat(errors.count)).squareRoot() <= 0.005)
  }

  @Test(
    "a line is 1.193 times as high as the size, and the baseline at 0.952 of it", arguments: [11, 17, 40])
  func line(size: CGFloat) {
    for design in [Font.Design.default, .rounded, .serif, .monospaced] {
      let layout = TextSample("Hxg", FontDescriptor(family: .system(design), size: size)).layout
      #expect(abs(layout.size.height - size * 2444 / 2048) < 1e-9)
      #expect(abs(layout.firstBaseline - size * 1950 / 2048) < 1e-9)
    }
  }

  @Test("other scripts and emoji leave the height of a line as it is", arguments: ["日本語", "नमः", "👍", "ไทย"])
  func otherScripts(text: String) {
    #expect(TextSample(text).layout.size.height == TextSample("x").layout.size.height)
  }

  @Test(
    "emoji stand closer the larger they are",
    arguments: [(16, 22.4), (17, 23.2), (24, 26.8), (34, 37.3), (36, 39.9), (60, 64.9), (80, 85.7)])
  func emoji(size: CGFloat, width: CGFloat) {
    let sample = TextSample("😔", FontDescriptor(size: size))
    #expect(abs(sample.layout.size.width - width) < 1, "\(sample.layout.size.width)")
  }

  @Test("several lines of a text style stand at the style's distance")
  func pitch() {
    let layout = TextSample("a\nb\nc", Font.caption.descriptor()).layout
    let baselines = layout.lines.map(\.baseline)
    #expect(abs(baselines[1] - baselines[0] - 16) < 1e-9 && abs(baselines[2] - baselines[1] - 16) < 1e-9)
    #expect(abs(layout.size.height - 32 - 12 * 2444 / 2048) < 1e-9)
    let sized = TextSample("a\nb", FontDescriptor(size: 12)).layout
    #expect(abs(sized.size.height - 2 * 12 * 2444 / 2048) < 1e-9)
  }

  @Test("lines of the largest sizes of text stand closer than their boxes are high")
  func tightPitch() {
    let font = Font.body.descriptor(typeSize: .accessibility5)
    let lines = TextSample("a\nb\nc", font).layout.lines
    #expect(abs(lines[1].baseline - lines[0].baseline - 62) < 1e-9)
    #expect(abs(lines[2].baseline - lines[1].baseline - 62) < 1e-9)
  }

  @Test("a line spacing counts from the line boxes: the style's own distance is the least")
  func spacedPitch() {
    func pitch(_ spacing: CGFloat) -> CGFloat {
      let layout = TextSample("a\nb", Font.body.descriptor()).with { $0.content.lineSpacing = spacing }.layout
      return layout.lines[1].baseline - layout.lines[0].baseline
    }
    let box = 17 * 2444.0 / 2048
    #expect(abs(pitch(0) - 22) < 1e-9 && abs(pitch(1) - 22) < 1e-9)
    #expect(abs(pitch(4) - box - 4) < 1e-9)
  }

  @Test("capitals are as high as the phone's")
  func capitals() {
    let ink = TextSample("H", FontDescriptor(size: 1_000)).layout.inkBounds
    #expect(abs(ink.height - 704.6) < 4)
  }

  @Test("characters of the monospaced design are 0.617 em apart")
  func monospaced() {
    let width = TextSample("mono", FontDescriptor(family: .system(.monospaced), size: 14)).layout.size.width
    #expect(abs(width - 4 * 0.617 * 14) < 0.01)
  }

  @Test("Inter that is asked for by name is set as it is")
  func named() {
    let run = TextSample("H", FontDescriptor(family: .named("Inter"), size: 100)).layout.lines[0].runs[0]
    #expect(run.font == "Inter-Regular")
    #expect(abs(run.bounds.height - 72.7) < 0.2)
    #expect(run.ascent > 96)
  }

  @Test("transport symbols and broad arrows are pictures, as on the phone", arguments: ["⏹", "⏸", "⏯", "⬆"])
  func pictures(text: String) {
    let layout = TextSample(text + "a").layout
    #expect(layout.lines[0].runs.map(\.font) == ["NotoColorEmoji", "Inter-Regular@system"])
    #expect(layout.lines[0].runs[1].characters == 1..<2)
  }

  @Test("a label's last line has two words where the line before can give one")
  func orphans() {
    func lines(_ text: String, _ width: CGFloat, avoids: Bool) -> [Int] {
      TextSample(text, .mono(10)).with { $0.content.avoidsOrphans = avoids }.wide(width * 6.03).layout.lines
        .map { $0.runs.reduce(0) { $0 + $1.glyphs.count } }
    }
    #expect(lines("one two three for", 15, avoids: false) == [13, 3])
    #expect(lines("one two three for", 15, avoids: true) == [7, 9])
    // A line of one word has none to give, and a last line of two words needs none.
    #expect(lines("extraordinary four", 15, avoids: true) == [13, 4])
    #expect(lines("one two three four five", 15, avoids: true) == [13, 9])
    // A word of ten letters is short enough, one of eleven isn't, nor is it the last of three lines that matters.
    #expect(lines("one two three four", 15, avoids: true) == [7, 10])
    #expect(lines("one two three seven", 15, avoids: true) == [7, 11])
    #expect(lines("one two three four", 40, avoids: true) == [18])
    #expect(lines("one two three extraordinary", 15, avoids: true) == [13, 13])
    // As phones break these.
    #expect(lines("Recipe: Apple & Blackberry Crumble", 29, avoids: true) == [15, 18])
    #expect(lines("Apple & Blackberry Crumble", 24, avoids: true) == [18, 7])
    #expect(lines("Cozy Apartment near Downtown", 21, avoids: true) == [14, 13])
    #expect(lines("Sauces, Dressings, and Condiments", 25, avoids: true) == [18, 14])
    #expect(lines("Curadoria coletiva de conteúdos sobre performance", 40, avoids: true) == [37, 11])
    #expect(lines("Kiwi.com would like to send you notifications.", 35, avoids: true) == [31, 14])
    // Of a text of several paragraphs none does.
    #expect(
      lines("one two three for\none", 15, avoids: true) == lines("one two three for\none", 15, avoids: false))
    // What is left of the first line is at least 0.58 as long as the second.
    #expect(lines("Apple Frangipan Tart", 17, avoids: true) == [15, 4])
    #expect(lines("Furiosa: A Mad Max Saga", 20, avoids: true) == [14, 8])
    #expect(lines("four seventeen one", 15, avoids: true) == [14, 3])
    #expect(lines("Your data is encrypted and protected", 27, avoids: true) == [22, 13])
    #expect(lines("Automatically categorize your belongings", 30, avoids: true) == [24, 15])
    #expect(lines("one two three four five six seven", 15, avoids: true) == [13, 13, 5])
  }

  @Test("the first line keeps its last word where the rest would be too short, by the letters' widths")
  func shortFirstLine() {
    func lines(_ text: String, fitting first: String) -> [Int] {
      let font = FontDescriptor(size: 17)
      let width = TextSample(first, font).layout.size.width + 1
      return TextSample(text, font).with { $0.content.avoidsOrphans = true }.wide(width).layout.lines
        .map { $0.runs.reduce(0) { $0 + $1.glyphs.count } }
    }
    #expect(lines("Creamy Carrot Soup", fitting: "Creamy Carrot") == [6, 11])
    #expect(lines("Burguer de Queso Completa", fitting: "Burguer de Queso") == [10, 14])
    #expect(lines("Chocolate Raspberry Brownies", fitting: "Chocolate Raspberry") == [19, 8])
  }

  @Test("the space at the end of a broken line is room of the text, where there is room")
  func trailingSpace() {
    let advance = TextSample("0", .mono(10)).layout.size.width
    func width(_ room: CGFloat) -> CGFloat {
      (TextSample("wide word", .mono(10)).wide(room * advance).layout.size.width / advance * 100).rounded()
        / 100
    }
    #expect(width(6) == 5)
    #expect(width(4.5) == 4.5)
    #expect(width(9) == 9)
    let centered = TextSample("wide\nword no", .mono(10)).with { $0.content.alignment = .center }.wide(
      5.5 * advance)
    #expect(abs(centered.layout.lines[1].bounds.midX - centered.layout.size.width / 2) < 1e-9)
  }

  @Test(
    "spaces before a line feed make the text wider, but stand outside of lines at the right and in the middle"
  )
  func hangingSpace() {
    let advance = TextSample("0", .mono(10)).layout.size.width
    func lines(_ alignment: TextContent.Alignment) -> [CGFloat] {
      let layout = TextSample("wide  \nwords", .mono(10)).with { $0.content.alignment = alignment }.layout
      // The text's width, then where each line ends.
      return ([layout.size.width] + layout.lines.map(\.bounds.maxX)).map {
        ($0 / advance * 100).rounded() / 100
      }
    }
    #expect(lines(.leading) == [6, 4, 5])
    #expect(lines(.trailing) == [7, 7, 7])
    #expect(lines(.center) == [6.5, 5.25, 5.75])
    #expect(TextSample("wide  ", .mono(10)).layout.size.width > 5.9 * advance)
  }

  @Test("a soft hyphen shows where a line ends at it, and nowhere else")
  func softHyphen() {
    let sample = TextSample("incompre\u{AD}hensible", FontDescriptor(size: 20))
    #expect(sample.layout.lines.count == 1)
    let broken = sample.wide(110).layout
    #expect(broken.lines.count == 2)
    let (whole, first) = (TextSample("incompre-", FontDescriptor(size: 20)).layout, broken.lines[0])
    #expect(abs(first.bounds.width - whole.size.width) < 0.5)
  }
}
