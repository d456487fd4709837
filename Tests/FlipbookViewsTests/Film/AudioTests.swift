import FlipbookDiagnostics
import FlipbookMedia
import FlipbookMotion
import FlipbookTime
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite("Sounds among views")
struct AudioTests {
  /// Runs views in a scene of their own, beside a file `tone.wav`.
  private func sounds<Content: View>(
    at times: [Double], @ViewBuilder _ content: @escaping () -> Content
  ) throws -> (sounds: [Sound], pictures: [DisplayList], reports: [Diagnostic]) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("audio-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("sub"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["tone.wav", "sub/other.wav"] {
      try Data("x".utf8).write(to: folder.appendingPathComponent(name))
    }
    let context = SceneContext.current.nextScene()
    let collector = DiagnosticCollector()
    return DiagnosticCollector.$current.withValue(collector) {
      context.whileCurrent {
        SceneAssets(beside: folder.path).set(in: context)
        let runtime = ViewRuntime(content: content)
        let pictures = times.map { runtime.displayList(at: $0) }
        return (FilmStructure.of(context).sounds, pictures, collector.diagnostics)
      }
    }
  }

  private func name(_ sound: Sound) -> String { (sound.file as NSString).lastPathComponent }

  @Test("a sound draws nothing, takes no room and is added once")
  func invisible() throws {
    let with = try sounds(at: [0, 1, 2]) {
      VStack(spacing: 10) {
        Color.red.frame(width: 10, height: 10)
        Audio(
          "tone.wav", at: 0.5, trim: 1...2.5, volume: 0.25, fade: AudioFade(in: 0.1, out: 0.2), loop: true)
        Color.blue.frame(width: 10, height: 10)
      }
    }
    let without = try sounds(at: [0, 1, 2]) {
      VStack(spacing: 10) {
        Color.red.frame(width: 10, height: 10)
        Color.blue.frame(width: 10, height: 10)
      }
    }
    #expect(with.pictures == without.pictures)
    let sound = try #require(with.sounds.first)
    #expect(with.sounds.count == 1)
    #expect(name(sound) == "tone.wav")
    #expect(
      sound.start == 0.5 && sound.from == 1 && sound.to == 2.5 && sound.plays == nil && sound.end == nil)
    #expect(sound.levels.allSatisfy { $0.gain == 0.25 })
    #expect(sound.fadeIn == 0.1 && sound.fadeOut == 0.2)
    #expect(with.reports.isEmpty)
  }

  /// A view that comes at 1 s and goes at 3 s by the run loop.
  private struct Timed: View {
    @State private var isThere = false

    var body: some View {
      ZStack { if isThere { Audio("sub/other.wav", at: 0.25) } }
        .onAppear {
          FilmClock.post(after: 1) { isThere = true }
          FilmClock.post(after: 3) { isThere = false }
        }
    }
  }

  @Test("a sound begins when its view has come and ends when it goes")
  func coming() throws {
    let found = try sounds(at: [0, 0.5, 1, 2, 3, 4]) { Timed() }
    let sound = try #require(found.sounds.first)
    #expect(found.sounds.count == 1)
    #expect(name(sound) == "other.wav")
    #expect(sound.start == 1.25)
    #expect(sound.end == 3)
  }

  private struct Fading: View {
    @State private var isQuiet = false

    var body: some View {
      Audio("tone.wav", volume: isQuiet ? 0.2 : 1)
        .onAppear {
          FilmClock.post(after: 1) { withAnimation(.linear(duration: 2)) { isQuiet = true } }
          FilmClock.post(after: 4) { isQuiet = false }
        }
    }
  }

  @Test("a volume follows the animations of views, and jumps without one")
  func animated() throws {
    let found = try sounds(at: (0...50).map { Double($0) / 10 }) { Fading() }
    let levels = try #require(found.sounds.first).levels
    func gain(_ time: Double) -> Double {
      guard let next = levels.firstIndex(where: { $0.time > time }) else { return levels.last?.gain ?? -1 }
      guard next > 0 else { return levels[0].gain }
      let (a, b) = (levels[next - 1], levels[next])
      return a.gain + (b.gain - a.gain) * (time - a.time) / (b.time - a.time)
    }
    for (time, expected) in [
      (0.0, 1.0), (0.95, 1), (1, 1), (2, 0.6), (2.5, 0.4), (3, 0.2), (3.9, 0.2), (4, 1), (5, 1),
    ] {
      #expect(abs(gain(time) - expected) < 1e-6, "\(time): \(gain(time))")
    }
  }

  @Test("keyframes of a volume are a curve from the sound's begin on")
  func keyframes() throws {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1, duration: 1)
      LinearKeyframe(0.5, duration: 1)
    }
    let found = try sounds(at: [0, 1]) { Audio("tone.wav", at: 3, volume: timeline) }
    let levels = try #require(found.sounds.first).levels
    let middle = try #require(levels.first { abs($0.time - 0.5) < 1e-9 })
    #expect(abs(middle.gain - 0.5) < 1e-9)
    #expect(abs((levels.last?.gain ?? 0) - 0.5) < 1e-9)
    #expect(abs((levels.last?.time ?? 0) - 2) < 0.02)
  }

  @Test("a file that isn't there and numbers that are none are errors in words")
  func refused() throws {
    let missing = try sounds(at: [0, 1]) { Audio("tune.wav") }
    #expect(missing.sounds.isEmpty)
    let report = try #require(missing.reports.first)
    #expect(report.severity == .error && report.code == "media.missing")
    #expect(report.message.hasPrefix("There is no sound file \"tune.wav\" in "))
    for view in [
      Audio("tone.wav", at: .nan), Audio("tone.wav", volume: .nan),
      Audio("tone.wav", fade: AudioFade(in: .infinity)),
      Audio("tone.wav", trim: -1...2), Audio(""), Audio("sub"), Audio("a\0b"),
    ] {
      let found = try sounds(at: [0]) { view }
      #expect(found.sounds.isEmpty)
      #expect(found.reports.map(\.severity) == [.error])
    }
  }
}
