import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMedia
import Foundation
import Testing

@testable import FlipbookViews

@MainActor
@Suite("Views that move with a sound")
struct AudioLevelsTests {
  /// Gives each file half a second at full scale, then silence.
  private struct Sounds: SoundProvider {
    func samples(at path: String) throws(VideoFailure) -> SoundSamples {
      if path.contains("broken") { throw VideoFailure("is damaged") }
      return SoundSamples(rate: 8_000, values: (0..<8_000).map { $0 < 4_000 ? ($0 % 2 == 0 ? 1 : -1) : 0 })
    }
  }

  private func file(_ name: String) throws -> String {
    let path = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString)-\(name).wav"
    try Data().write(to: URL(fileURLWithPath: path))
    return path
  }

  private func height(_ name: String, at time: Double, delay: Double = 0, from: Double = 0) -> Double {
    var resources = DrawingResources(textEngine: FixedTextEngine(), imageProvider: NoImages())
    resources.soundProvider = Sounds()
    let view = AudioLevels(name, bands: 4, at: delay, from: from, fall: 0) { level in
      Color.red.frame(width: 10, height: 100 * level.rms)
    }
    let list = DisplayList.record(
      view, size: CGSize(width: 100, height: 100), at: time, resources: resources)
    return Double(list.items.first?.bounds.height ?? 0)
  }

  @Test("they follow the sound's time, its delay and its begin")
  func times() throws {
    let path = try file("sound")
    #expect(height(path, at: 0.25) == 100)
    #expect(height(path, at: 0.75) == 0)
    #expect(height(path, at: 0.25, delay: 0.5) == 0)
    #expect(height(path, at: 0.75, delay: 0.5) == 100)
    #expect(height(path, at: 0.25, from: 0.5) == 0)
  }

  @Test("a sound that is missing or damaged is an error, bands out of range a warning")
  func bad() throws {
    func reports(_ name: String, bands: Int = 4) -> [String] {
      let collector = DiagnosticCollector()
      DiagnosticCollector.$current.withValue(collector) {
        var resources = DrawingResources(textEngine: FixedTextEngine(), imageProvider: NoImages())
        resources.soundProvider = Sounds()
        _ = DisplayList.record(
          AudioLevels(name, bands: bands) { Text("\($0.bands.count)") }, size: CGSize(width: 9, height: 9),
          at: 0, resources: resources)
      }
      return collector.diagnostics.map { "\($0.severity) \($0.code)" }
    }
    #expect(reports("nothing.wav") == ["error media.missing"])
    #expect(reports(try file("broken")) == ["error levels.unreadable"])
    #expect(reports(try file("sound"), bands: 0) == ["warning levels.bands"])
    #expect(reports(try file("sound")) == [])
  }
}
