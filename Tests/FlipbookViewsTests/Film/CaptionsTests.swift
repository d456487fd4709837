import FlipbookDiagnostics
import FlipbookMedia
import FlipbookMotion
import FlipbookTime
import Foundation
import Synchronization
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite("Captions over views")
struct CaptionsTests {
  private static let text = """
    00:00.500 --> 00:02.000
    Hello

    00:01.000 --> 00:03.000 line:0
    Above

    00:04.000 --> 00:06.000
    One two
    """

  /// How many texts are drawn at times, and where the first lies.
  private func texts(_ view: some View, at times: [Double]) -> [[CGFloat]] {
    let runtime = ViewRuntime { view }
    return times.map { time in
      Self.texts(in: runtime.displayList(at: time).items).sorted()
    }
  }

  private static func texts(in items: [DisplayItem]) -> [CGFloat] {
    items.flatMap { item -> [CGFloat] in
      switch item.content {
      case .text(_, let origin, _): return [origin.applying(item.transform).y]
      case .layer(let layer): return texts(in: layer.items)
      default: return []
      }
    }
  }

  @Test("captions are there from their begin to their end, at the bottom or where the file says")
  func times() {
    let shown = texts(Captions(text: "WEBVTT\n\n" + Self.text), at: [0, 0.4, 0.5, 1, 1.5, 2, 2.9, 3, 4, 6])
    #expect(shown.map(\.count) == [0, 0, 1, 2, 2, 1, 1, 0, 1, 0])
    #expect(shown[4][0] < shown[4][1])
  }

  @Test("time 0 is when the view comes, and the offset moves it")
  func later() {
    struct Later: View {
      @State private var isThere = false
      var body: some View {
        ZStack { if isThere { Captions(text: "00:00.500 --> 00:01.000\nHello", offset: 0.25) } }
          .onAppear { FilmClock.post(after: 2) { isThere = true } }
      }
    }
    #expect(texts(Later(), at: [0, 1, 2.5, 2.7, 2.75, 3, 3.25]).map(\.count) == [0, 0, 0, 0, 1, 1, 0])
  }

  @Test("words share the time of their caption by their letters, and keep those that the file gives")
  func words() throws {
    let cue = CaptionCue(start: 1, end: 2, runs: [CaptionRun("One three")])
    #expect(CaptionWord.words(of: cue).map(\.run.text) == ["One ", "three"])
    #expect(CaptionWord.words(of: cue).map(\.time).map { ($0 * 1000).rounded() } == [1000, 1444])
    let file = try CaptionFile(
      Array("WEBVTT\n\n00:01.000 --> 00:04.000\nOne <00:02.000>two <00:03.000>three".utf8))
    #expect(CaptionWord.words(of: file.cues[0]).map(\.time) == [1, 2, 3])
  }

  /// Notes the colours of the letters that are laid out.
  private final class NotingEngine: TextEngine {
    let last = Mutex<[RGBA?]>([])

    func measures(of font: FontDescriptor) -> FontMeasures { FixedTextEngine().measures(of: font) }

    func layout(_ content: TextContent, in size: CGSize) -> TextLayout {
      last.withLock { $0 = content.runs.flatMap { run in run.string.map { _ in run.color } } }
      return FixedTextEngine().layout(content, in: size)
    }
  }

  @Test("words change one by one and move nothing")
  func karaoke() {
    let text = "WEBVTT\n\n00:01.000 --> 00:04.000\nOne <00:02.000>two <00:03.000>three"
    for style in [CaptionStyle.karaoke, .revealing] {
      let engine = NotingEngine()
      let runtime = ViewRuntime(
        size: CGSize(width: 400, height: 100),
        resources: DrawingResources(textEngine: engine, imageProvider: NoImages())
      ) { Captions(text: text, style: style) }
      var seen: [(colors: [RGBA?], places: [CGFloat])] = []
      for time in [1, 1.5, 2, 2.5, 3, 3.5] {
        let list = runtime.displayList(at: time)
        seen.append((engine.last.withLock { $0 }, Self.texts(in: list.items)))
      }
      #expect(seen.allSatisfy { $0.colors.count == 13 && $0.places == seen[0].places })
      // "One two three": where its words begin.
      let words = seen.map { moment in [0, 4, 8].map { moment.colors.count > $0 ? moment.colors[$0] : nil } }
      #expect(words[0] == words[1] && words[2] == words[3] && words[4] == words[5])
      let (spoken, other) = (words[0][0], words[0][1])
      #expect(spoken != other)
      #expect(words[0] == [spoken, other, other])
      #expect(words[2] == [spoken, spoken, other])
      #expect(words[4] == [spoken, spoken, spoken])
    }
    let plain = ViewRuntime { Captions(text: text) }
    #expect(plain.displayList(at: 1) == plain.displayList(at: 3.5))
  }

  @Test("captions that can't be read are errors in words; odd ones are reported")
  func refused() {
    func reports(_ view: some View) -> [Diagnostic] {
      let collector = DiagnosticCollector()
      DiagnosticCollector.$current.withValue(collector) {
        _ = ViewRuntime { view }.displayList(at: 0)
      }
      return collector.diagnostics
    }
    #expect(reports(Captions("nowhere.srt")).map(\.code) == ["media.missing"])
    #expect(reports(Captions(text: "no captions")).map(\.code) == ["captions.unreadable"])
    let odd = reports(Captions(text: "00:02.000 --> 00:01.000\nBackwards\n\n00:01.000 --> 00:02.000\nGood"))
    #expect(odd.map(\.code) == ["captions.odd"])
    #expect(odd.map(\.severity) == [.warning])
  }
}
