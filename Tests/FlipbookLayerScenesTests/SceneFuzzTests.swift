import FlipbookDiagnostics
import Foundation
import FlipbookTestSupport
import Testing

@testable import FlipbookLayerScenes

/// A sequence of numbers that is the same every time.
private struct Chance {
  var state: UInt64

  mutating func next(below count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(count, 1)
  }
}

@MainActor
@Suite("Broken scene files")
struct SceneFuzzTests {
  /// Reads what may be no scene; draws what is one. Nothing but an error may come of it.
  private func attempt(_ bytes: [UInt8]) {
    let collector = DiagnosticCollector()
    DiagnosticCollector.$current.withValue(collector) {
      do {
        let scene = try LayerScene.read(bytes, resources: TestRendering.resources)
        // A mutation may ask for more than a test has time for.
        guard scene.layers.count < 500, scene.duration < 1_000 else { return }
        _ = SceneFilm.player(scene).displayList(at: min(scene.duration, 5) / 3)
      } catch let error as SceneFileError {
        #expect(!error.issues.isEmpty)
        for issue in error.issues {
          #expect(issue.place.path.hasPrefix("$"))
          #expect(issue.place.line >= 1 && issue.place.column >= 1)
          #expect(!issue.message.isEmpty)
        }
      } catch {
        Issue.record("\(error)")
      }
    }
  }

  @Test("bytes changed, put in and taken out of the examples")
  func bytes() throws {
    var chance = Chance(state: 20_261_121)
    let signs = Array("{}[]\",:.-0123456789eE\\u \ntfn{{}}".utf8) + [0, 0xff, 0xc3, 0x28]
    for (_, original) in try SceneFilm.examples() {
      for _ in 0..<40 {
        var bytes = original
        for _ in 0...chance.next(below: 4) {
          let place = chance.next(below: bytes.count)
          switch chance.next(below: 4) {
          case 0: bytes[place] = signs[chance.next(below: signs.count)]
          case 1: bytes.insert(signs[chance.next(below: signs.count)], at: place)
          case 2: bytes.removeSubrange(place..<min(bytes.count, place + 1 + chance.next(below: 30)))
          default: bytes = Array(bytes.prefix(place))
          }
          if bytes.isEmpty { bytes = [32] }
        }
        attempt(bytes)
      }
    }
  }

  @Test("values of the examples in the place of one another")
  func values() throws {
    var chance = Chance(state: 7)
    let strange = [
      "null", "true", "-1", "0", "1e300", "-0.0", "1e-300", "\"NaN\"", "\"\"", "[]", "{}", "[[[[]]]]",
      "\"{{x}}\"",
      "\"{{width}}\"", "[1, 2]", "[0, 0, 0, 0]", "\"red\"", "{\"use\": \"label\"}", "\"forever\"",
      "1000000000",
      "\"\\u0000\"", "{\"forEach\": 3, \"value\": {}}", "0.5", "\"-5s\"", "\"M0 0\"",
    ]
    for (_, original) in try SceneFilm.examples() {
      var reader = JSONReader(original)
      let root = try reader.read()
      var spans: [Range<Int>] = []
      func collect(_ node: JSONNode) {
        switch node.value {
        case .array(let list): list.forEach(collect)
        case .object(let members): members.forEach { collect($0.node) }
        default:
          let end =
            original[node.offset...].dropFirst().firstIndex { ",]}\n".utf8.contains($0) } ?? original.count
          spans.append(node.offset..<end)
        }
      }
      collect(root)
      for _ in 0..<50 {
        var bytes = original
        let span = spans[chance.next(below: spans.count)]
        bytes.replaceSubrange(span, with: Array(strange[chance.next(below: strange.count)].utf8))
        attempt(bytes)
      }
    }
  }

  @Test("cut short after every so many bytes")
  func cut() throws {
    let (_, bytes) = try #require(try SceneFilm.examples().first)
    for length in stride(from: 0, to: bytes.count, by: 37) { attempt(Array(bytes.prefix(length))) }
  }
}
