import FlipbookDiagnostics
import FlipbookMotion
import Foundation
import Synchronization
import Testing

@testable import FlipbookDrawing

@Suite("Texts that come again")
struct ResolvedTextsTests {
  /// Counts layouts, and reports where a text asks for it.
  private final class Engine: TextEngine {
    private let state = Mutex((asked: 0, revision: 0))

    var asked: Int { state.withLock { $0.asked } }
    var revision: Int { state.withLock { $0.revision } }
    func addFont() { state.withLock { $0.revision += 1 } }

    func layout(_ content: TextContent, in size: CGSize) -> TextLayout {
      state.withLock { $0.asked += 1 }
      if content.string == "?" {
        DiagnosticCollector.current.warn("text.test", "There is no such character.")
      }
      return FixedTextEngine().layout(content, in: size)
    }
  }

  private let engine = Engine()
  private let resources: DrawingResources

  init() { resources = DrawingResources(textEngine: engine, imageProvider: FixedImageProvider()) }

  private func frame(
    _ environment: EnvironmentValues = EnvironmentValues(), _ draw: (inout GraphicsContext) -> Void
  ) -> DisplayList {
    DisplayList.record(
      size: CGSize(width: 100, height: 100), environment: environment, resources: resources, draw: draw)
  }

  private func asked(
    _ text: Text, frames: Int = 5, _ environment: EnvironmentValues = EnvironmentValues()
  ) -> Int {
    let before = engine.asked
    for _ in 0..<frames { _ = frame(environment) { $0.draw(text, at: CGPoint(x: 50, y: 50)) } }
    return engine.asked - before
  }

  @Test("a text is laid out in its first frame alone, and looks the same in all")
  func again() {
    let draw: (inout GraphicsContext) -> Void = { context in
      for number in 0..<50 {
        context.draw(Text(verbatim: "\(number)").bold().foregroundColor(.red), at: CGPoint(x: number, y: 50))
      }
    }
    let lists = (0..<4).map { _ in frame { draw(&$0) } }
    #expect(engine.asked == 50)
    let fresh = DisplayList.record(
      size: CGSize(width: 100, height: 100),
      resources: DrawingResources(textEngine: FixedTextEngine(), imageProvider: FixedImageProvider()),
      draw: draw)
    #expect(lists.allSatisfy { $0.contentHash == fresh.contentHash })
  }

  @Test("texts that differ in one attribute, and environments that differ, have layouts of their own")
  func differences() {
    let text = Text(verbatim: "word")
    let texts = [
      text, text.bold(), text.italic(), text.font(.title), text.font(.title.bold()), text.kerning(2),
      text.foregroundColor(.red), text.foregroundColor(.red.opacity(0.5)), text + text,
    ]
    #expect(texts.map { asked($0) } == texts.map { _ in 1 })
    var large = EnvironmentValues()
    large.font = .largeTitle
    #expect(asked(text, large) == 1)
    large.font = .caption
    #expect(asked(text, large) == 1)
    let small = frame(large) { $0.draw(text, at: .zero) }
    let plain = frame { $0.draw(text, at: .zero) }
    #expect(small.contentHash != plain.contentHash)
  }

  @Test("the colour of a text follows the environment and the shading")
  func colors() {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    let text = Text(verbatim: "word").foregroundColor(.primary)
    let (day, night) = (frame { $0.draw(text, at: .zero) }, frame(dark) { $0.draw(text, at: .zero) })
    #expect(day.contentHash != night.contentHash)
    let shaded = [Color.red, .blue].map { color in
      frame { context in
        var resolved = context.resolve(Text(verbatim: "word"))
        resolved.shading = .color(color)
        context.draw(resolved, at: .zero)
      }
    }
    #expect(shaded[0].contentHash != shaded[1].contentHash)
  }

  @Test("what has something to report reports it each time")
  func reports() {
    let collector = DiagnosticCollector()
    DiagnosticCollector.$current.withValue(collector) {
      #expect(asked(Text(verbatim: "?")) == 5)
      #expect(asked(Text(verbatim: "!")) == 1)
    }
    #expect(collector.diagnostics.count == 1)
    #expect(collector.count(of: collector.diagnostics[0]) == 5)
    let later = DiagnosticCollector()
    DiagnosticCollector.$current.withValue(later) { _ = asked(Text(verbatim: "?"), frames: 1) }
    #expect(later.diagnostics.count == 1)
  }

  @Test("a font that is added is used from then on")
  func fonts() {
    let text = Text(verbatim: "word")
    #expect(asked(text) == 1)
    engine.addFont()
    #expect(asked(text) == 1)
  }

  @Test("a colour of a catalogue, an image and a long text are looked up anew")
  func unkept() {
    let catalogued = Text(verbatim: "word").foregroundColor(Color("NoSuchColor"))
    DiagnosticCollector.$current.withValue(DiagnosticCollector()) { #expect(asked(catalogued) == 5) }
    #expect(asked(Text(verbatim: String(repeating: "long ", count: 100))) == 5)
    #expect(asked(Text(Image(systemName: "square"))) == 5)
  }

  @Test("a text of a resolved context is laid out once for each room")
  func rooms() {
    _ = frame { context in
      let text = context.resolve(Text(verbatim: "word"))
      _ = text.measure(in: CGSize(width: 50, height: 50))
      for x in 0..<10 { context.draw(text, at: CGPoint(x: x, y: 0)) }
    }
    #expect(engine.asked == 2)
  }
}
