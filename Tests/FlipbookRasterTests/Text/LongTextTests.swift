import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookRaster

@Suite("Long texts")
struct LongTextTests {
  private static let words = [
    "The", "quick", "brown", "fox", "jumps", "over", "a", "lazy", "dog.", "Ärger", "größer", "日本", "fi—fl",
  ]

  private static func text(_ count: Int, paragraph: Int = .max) -> String {
    var result = ""
    for index in 0..<count {
      result += words[(index &* 7 &+ index / 11) % words.count]
      result += index % paragraph == paragraph - 1 ? "\n" : " "
    }
    return result
  }

  private func compose(_ string: String, width: CGFloat, lines: Int? = nil, pieces: Bool) -> TextLayout {
    var content = TextContent(runs: [TextContent.Run(string: string, font: .mono(10))])
    content.lineLimit = lines
    var composer = TextComposer(shaper: PangoShaper(collection: FontLibrary.collection), glyphs: .shared)
    if !pieces { composer.blockLength = 1_000_000 }
    return composer.compose(content, in: CGSize(width: width, height: .infinity))
  }

  @Test(
    "a long text broken piece by piece has the lines of one broken at once",
    arguments: [(60.0, Int.max), (300, .max), (300, 40), (2_000, .max), (33.3, 7)])
  func same(width: Double, paragraph: Int) {
    let string = Self.text(4_500, paragraph: paragraph)
    #expect(string.utf8.count > 10 * LineBreaker.blockLength)
    let (whole, pieces) = (
      compose(string, width: width, pieces: false), compose(string, width: width, pieces: true)
    )
    func starts(_ layout: TextLayout) -> [Int] {
      layout.lines.map { $0.runs.first?.glyphs.first?.character ?? -1 }
    }
    #expect(starts(whole) == starts(pieces))
    #expect(whole.lines.count == pieces.lines.count && abs(whole.size.height - pieces.size.height) < 1e-6)
  }

  @Test("a line read from its paragraph is as one shaped by itself", arguments: [40.0, 90, 233])
  func alone(width: Double) throws {
    let string = Self.text(400)
    let characters = Array(string.utf16)
    let lines = compose(string, width: width, pieces: true).lines
    #expect(lines.count > 10)
    for line in lines {
      let glyphs = line.runs.flatMap(\.glyphs)
      let (first, last) = (try #require(glyphs.first).character, try #require(glyphs.last).character)
      let own = String(decoding: characters[first...last], as: UTF16.self)
      let single = try #require(compose(own, width: .infinity, pieces: true).lines.first)
      #expect(single.runs.flatMap(\.glyphs).map(\.index) == glyphs.map(\.index), "\(own)")
      #expect(abs(single.bounds.width - line.bounds.width) < 1e-6, "\(own)")
      #expect(single.ascent == line.ascent && single.descent == line.descent)
      let (ink, same) = (
        line.runs.reduce(CGRect.null) { $0.union($1.bounds) },
        single.runs.reduce(CGRect.null) { $0.union($1.bounds) }
      )
      #expect(abs(ink.width - same.width) < 1e-6 && abs(ink.height - same.height) < 1e-6, "\(own)")
    }
  }

  @Test("a text that fits is not laid out again for the room that it takes")
  func kept() {
    let engine = PangoTextEngine()
    var content = TextContent(runs: [TextContent.Run(string: Self.text(60), font: .mono(10))])
    let wide = engine.layout(content, in: CGSize(width: 200, height: Double.infinity))
    #expect(wide.size.width <= 200 && wide.lines.count > 5)
    #expect(engine.layout(content, in: wide.size) === wide)
    #expect(engine.layout(content, in: CGSize(width: 200, height: wide.size.height + 3)) === wide)
    #expect(engine.layout(content, in: CGSize(width: wide.size.width - 1, height: 900)) !== wide)
    let low = engine.layout(content, in: CGSize(width: 200, height: wide.size.height - 1))
    #expect(low.isTruncated && low.lines.count < wide.lines.count)
    content.lineLimit = 3
    #expect(engine.layout(content, in: wide.size).lines.count == 3)
  }

  @Test("words without spaces, line ends of both kinds and an empty last line")
  func odd() {
    for string in [
      String(repeating: "x", count: 20_000), String(repeating: "ab\r\n", count: 5_000),
      String(repeating: "\n", count: 17_000), Self.text(4_000) + "\n",
      String(repeating: "שלום abc ", count: 2_000),
    ] {
      let (whole, pieces) = (
        compose(string, width: 90, pieces: false), compose(string, width: 90, pieces: true)
      )
      #expect(whole.lines.count == pieces.lines.count, "\(string.prefix(9).debugDescription)")
    }
  }

  @Test("a limit of lines ends a long text with an ellipsis")
  func limited() {
    let layout = compose(Self.text(4_500), width: 200, lines: 3, pieces: true)
    #expect(layout.isTruncated && layout.lines.count == 3)
    let whole = compose(Self.text(4_500), width: 200, lines: 3, pieces: false)
    #expect(
      layout.lines.map { $0.runs.reduce(0) { $0 + $1.glyphs.count } }
        == whole.lines.map { $0.runs.reduce(0) { $0 + $1.glyphs.count } })
    // What is left out need not be shaped: a text of which less is left out ends in the same line.
    let shorter = compose(String(Self.text(4_500).prefix(400)), width: 200, lines: 3, pieces: true)
    let glyphs = [shorter, layout].map { $0.lines.last?.runs.flatMap(\.glyphs).map(\.position) }
    #expect(glyphs[0] == glyphs[1])
  }

  @Test("the time grows with the length, not with its square")
  func linear() {
    // Of this thread's processor time: other tests run beside it.
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    func seconds(_ count: Int) -> Double {
      let start = now()
      _ = compose(Self.text(count), width: 300, pieces: true)
      return now() - start
    }
    _ = seconds(4_000)
    let (short, long) = (seconds(4_000), seconds(32_000))
    #expect(long < 24 * short + 0.5, "\(short) s and \(long) s")
  }
}
