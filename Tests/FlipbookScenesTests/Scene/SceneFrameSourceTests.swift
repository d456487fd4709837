import Flipbook
import FlipbookDiagnostics
import FlipbookExport
import FlipbookMotion
import FlipbookTime
import Foundation
import Testing

@testable import FlipbookScenes

/// Serialised: random numbers and props belong to the whole process.
extension SeededRandomTests {
  @MainActor
  @Suite("Recording the frames of a clip")
  struct SceneFrameSourceTests {
    private struct NoText: TextEngine {
      func layout(_ content: TextContent, in size: CGSize) -> TextLayout {
        preconditionFailure("No clip here draws text.")
      }
    }

    private struct NoImages: ImageProvider {
      func bitmap(named name: String) -> LoadedImage? { nil }
      func symbol(named name: String, font: FontDescriptor, scale: SymbolScale) -> SymbolOutline? { nil }
    }

    /// Random in every place a clip can be: stored, static (made on first use) and while it draws.
    struct Confetti: Clip {
      nonisolated(unsafe) static var hues: [Double]?
      let origin = Double.random(in: 0..<100)
      var size: CGSize { CGSize(width: 200, height: 100) }
      var duration: TimeInterval { 1 }
      var frameRate: Double { 10 }

      func draw(in context: inout GraphicsContext, size: CGSize, time: TimeInterval) {
        if Self.hues == nil { Self.hues = (0..<3).map { _ in Double.random(in: 0...1) } }
        for hue in Self.hues ?? [] {
          let x = origin + Double.random(in: 0..<50) + time * Props.current.double("speed", default: 1)
          let color = Color(hue: hue, saturation: 1, brightness: 1)
          context.fill(Path(CGRect(x: x, y: 10, width: 20, height: 20)), with: .color(color))
        }
      }
    }

    private func source<C: Clip>(
      _ type: C.Type = Confetti.self, _ change: (inout SceneSettings) -> Void = { _ in }
    ) throws -> SceneFrameSource {
      Confetti.hues = nil
      var settings = SceneSettings()
      change(&settings)
      let entry = SceneRegistry.Entry(name: "\(type)", kind: .clip) { SceneRegistry.content(of: type.init()) }
      return try SceneFrameSource(
        entry: entry, settings: settings,
        resources: DrawingResources(textEngine: NoText(), imageProvider: NoImages()))
    }

    @Test("a frame is the same in sequence, alone, in a chunk and again")
    func independence() throws {
      let whole = try source()
      let inOrder = (0..<10).map { whole.displayList(at: $0).contentHash }
      #expect(Set(inOrder.map(\.description)).count == 10)
      for frame in [0, 3, 9] {
        #expect(try source().displayList(at: frame).contentHash == inOrder[frame])
      }
      let chunk = try source()
      #expect((4..<8).map { chunk.displayList(at: $0).contentHash } == Array(inOrder[4..<8]))
      #expect(whole.displayList(at: 2).contentHash == inOrder[2])
    }

    private final class Model: ObservableObject {
      @Published var width = 10.0

      init() { FilmClock.post(after: 0.5) { self.width = 50 } }
    }

    private struct Grows: View {
      @ObservedObject var model: Model

      var body: some View { Color.red.frame(width: model.width, height: 10) }
    }

    @Test("what a model puts off when it is made with the outermost view is done")
    func putOff() throws {
      let entry = SceneRegistry.Entry(name: "Grows", kind: .view) { .view(AnyView(Grows(model: Model()))) }
      let source = try SceneFrameSource(
        entry: entry, settings: SceneSettings(),
        resources: DrawingResources(textEngine: NoText(), imageProvider: NoImages()))
      let early = source.displayList(at: 0)
      #expect(source.displayList(at: 10).contentHash == early.contentHash)
      #expect(source.displayList(at: 40).contentHash != early.contentHash)
    }

    private struct Foggy: View {
      let count: Int

      var body: some View {
        (0..<count).reduce(AnyView(Color.red)) { view, _ in AnyView(view.blur(radius: 1)) }
      }
    }

    @Test("filters of views that come to too much are refused before they are painted", arguments: [3, 40])
    func filterCost(count: Int) throws {
      let entry = SceneRegistry.Entry(name: "Foggy", kind: .view) { .view(AnyView(Foggy(count: count))) }
      var settings = SceneSettings()
      (settings.size, settings.scale) = (CGSize(width: 100, height: 100), 2)
      var resources = DrawingResources(textEngine: NoText(), imageProvider: NoImages())
      resources.limits.filters = 1e6
      let collector = DiagnosticCollector()
      let list = try DiagnosticCollector.$current.withValue(collector) {
        try SceneFrameSource(entry: entry, settings: settings, resources: resources).displayList(at: 0)
      }
      // Each of the blurs works through 40,000 pixels and some around them.
      let isRefused = count == 40
      #expect(list.items.isEmpty == isRefused)
      #expect(collector.diagnostics.map(\.code) == (isRefused ? ["cost.filters"] : []))
      #expect(list.filterWork.sum == 0 || list.filterWork.sum > Double(count) * 10_000)
    }

    @Test("seed, props, size, scheme and background each change the frame")
    func inputs() throws {
      let plain = try source().displayList(at: 5)
      #expect(try source { $0.seed = 1 }.displayList(at: 5) != plain)
      #expect(try source { $0.props = Props(["speed": .number(9)]) }.displayList(at: 5) != plain)
      #expect(try source { $0.size = CGSize(width: 300, height: 100) }.displayList(at: 5) != plain)
      #expect(try source { $0.background = .black }.displayList(at: 5) != plain)
      #expect(try source { $0.isTransparent = true }.displayList(at: 5).background == .clear)
      let background = try source {
        $0.background = .red
        $0.colorScheme = .dark
      }
      #expect(
        background.displayList(at: 5).background
          != (try source { $0.background = .red }.displayList(at: 5).background))
    }

    @Test("the same time draws the same at another frame rate")
    func rates() throws {
      let fast = try source { $0.frameRate = FrameRate(20.0) }
      #expect(fast.format.frameCount == 20)
      #expect(try fast.displayList(at: 10) == source().displayList(at: 5))
    }

    @Test("a length that is not a whole number of frames keeps every frame that starts within it")
    func frameCounts() throws {
      #expect(try source { $0.duration = 0.95 }.format.frameCount == 10)
      #expect(try source { $0.duration = 0.9 }.format.frameCount == 9)
      #expect(try source { $0.duration = 0.001 }.format.frameCount == 1)
      let ntsc = try source {
        $0.frameRate = FrameRate(29.97)
        $0.duration = 5
      }
      #expect(ntsc.format.frameCount == 150)
      #expect(ntsc.time(of: 30) == 1.001)
    }

    @Test("opacity of the background decides whether the clip is opaque")
    func opacity() throws {
      #expect(try source().format.isOpaque)
      #expect(try !source { $0.background = .black.opacity(0.5) }.format.isOpaque)
      #expect(try !source { $0.isTransparent = true }.format.isOpaque)
    }
  }
}

@Suite("Frame rates")
struct FrameRateTests {
  @Test("decimal numbers become the ratios they stand for")
  func decimals() {
    #expect(FrameRate(30.0) == FrameRate(30, over: 1))
    #expect(FrameRate(29.97) == FrameRate(30_000, over: 1_001))
    #expect(FrameRate(23.976) == FrameRate(24_000, over: 1_001))
    #expect(FrameRate(59.94) == FrameRate(60_000, over: 1_001))
    #expect(FrameRate(12.5) == FrameRate(25, over: 2))
    #expect(FrameRate(0.5) == FrameRate(1, over: 2))
  }

  @Test("what no film has is refused", arguments: [0, -1, .nan, .infinity, 1_001, 1e-9])
  func refused(value: Double) {
    #expect(FrameRate(value) == nil)
  }
}
