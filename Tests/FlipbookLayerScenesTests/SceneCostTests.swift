import FlipbookDiagnostics
import FlipbookDrawing
import Foundation
import FlipbookTestSupport
import Testing

@testable import FlipbookLayerScenes

@MainActor
@Suite("What scene files may cost")
struct SceneCostTests {
  private static let blurs = Array(repeating: #"{"blur": 14}"#, count: 200).joined(separator: ", ")

  @Test("nested replicators are refused by their product, at the one that makes it too much")
  func replicators() {
    let inner = #"{"type": "replicator", "instanceCount": 100, "layers": [{"frame": [0, 0, 5, 5]}]}"#
    let middle = #"{"type": "replicator", "instanceCount": 1000, "layers": [\#(inner)]}"#
    let outer = #"{"type": "replicator", "instanceCount": 1000, "layers": [\#(middle)]}"#
    #expect(SceneFilm.issues(layer: inner) == [])
    #expect(SceneFilm.issues(layer: middle) == [])
    let issues = SceneFilm.issues(layer: outer)
    #expect(
      issues == [
        "$.layers[0].instanceCount: the copies come to 101001001 layers in one picture; the limit is 250000, and "
          + "--limit layers=101001001 raises it"
      ])
  }

  @Test("a raised limit lets it pass, a lowered one refuses less")
  func limits() throws {
    let text =
      #"{"size": [9, 9], "layers": [{"type": "replicator", "instanceCount": 50, "layers": [{}]}]}"#
    var resources = TestRendering.resources
    resources.limits.layers = 51
    #expect(throws: Never.self) { _ = try LayerScene.read(Array(text.utf8), resources: resources) }
    resources.limits.layers = 50
    #expect(throws: SceneFileError.self) { _ = try LayerScene.read(Array(text.utf8), resources: resources) }
  }

  @Test("copies that an animation makes count")
  func animatedCopies() {
    let layer = #"""
      {"type": "replicator", "animations": [{"keyPath": "instanceCount", "from": 1, "to": 1000000}], "layers": [{}]}
      """#
    #expect(SceneFilm.issues(layer: layer).first?.contains("the limit is 250000") == true)
  }

  @Test("many blurs are refused, many of them on a small layer or one wide blur are not")
  func filters() {
    let many = #"{"size": [32, 32], "layers": [{"filters": [\#(Self.blurs)], "layers": [{}]}]}"#
    #expect(
      SceneFilm.issues(many).first?.contains("$.layers[0].filters: the filters come to") == true,
      "\(SceneFilm.issues(many))")
    #expect(
      SceneFilm.issues(#"{"size": [960, 540], "layers": [{"filters": [{"blur": 10000}]}]}"#) == [])
    let few = Array(repeating: #"{"saturation": 2}"#, count: 200).joined(separator: ", ")
    #expect(SceneFilm.issues(#"{"size": [960, 540], "layers": [{"filters": [\#(few)]}]}"#) == [])
  }

  @Test("particles count with those that particles emit")
  func particles() {
    func emitter(_ cell: String) -> String { #"{"type": "emitter", "emitterCells": [\#(cell)]}"# }
    #expect(SceneFilm.issues(layer: emitter(#"{"birthRate": 1000, "lifetime": 5}"#)) == [])
    // A film of five seconds holds no more than it has time for.
    #expect(SceneFilm.issues(layer: emitter(#"{"birthRate": 40000, "lifetime": 1000000}"#)) == [])
    let wide = SceneFilm.issues(layer: emitter(#"{"birthRate": 1000000, "lifetime": 5}"#))
    #expect(wide.count == 1 && wide[0].hasPrefix("$.layers[0].emitterCells: the cells come to 5000000"))
    let nested = #"{"birthRate": 1000, "lifetime": 5, "emitterCells": [{"birthRate": 1000, "lifetime": 1}]}"#
    #expect(SceneFilm.issues(layer: emitter(nested)).count == 1)
  }

  @Test("layers that transactions insert count, and so does everything together")
  func together() {
    let replicator =
      #"{"type": "replicator", "instanceCount": 10000, "layers": [{}, {}, {}, {}, {}, {}, {}]}"#
    let all = Array(repeating: replicator, count: 2).joined(separator: ", ")
    #expect(SceneFilm.issues(#"{"layers": [\#(all)]}"#) == [])
    let more = Array(repeating: replicator, count: 4).joined(separator: ", ")
    #expect(
      SceneFilm.issues(#"{"layers": [\#(more)]}"#).first?.hasPrefix("$.layers: the layers come to") == true)
    let inserted = #"""
      {"layers": [\#(all), {"name": "place"}],
       "transactions": [{"at": 1, "changes": [{"layer": "place", "insert": [\#(all)]}]}]}
      """#
    #expect(SceneFilm.issues(inserted).count == 1)
  }

  @Test("text has a limit")
  func text() {
    let words = String(repeating: "word ", count: 400_000)
    let layer = #"{"type": "text", "size": [90, 90], "wrapped": true, "string": "\#(words)"}"#
    #expect(SceneFilm.issues(#"{"layers": [\#(layer), \#(layer)]}"#) == [])
    #expect(
      SceneFilm.issues(#"{"layers": [\#(layer), \#(layer), \#(layer)]}"#).first?.contains("bytes of text")
        == true)
  }

  @Test("a sign is no hexadecimal digit")
  func escapes() {
    for text in [#""\u-000""#, #""\u+041""#, #""\u 041""#] {
      #expect(
        SceneFilm.issues(#"{"title": \#(text), "layers": []}"#).first?.contains("four hexadecimal digits")
          == true)
    }
    #expect(SceneFilm.issues(#"{"title": "\u0041\u00e9", "layers": []}"#) == [])
  }

  @Test("controls in a scene's texts are escaped in messages")
  func controls() {
    let issues = SceneFilm.issues(layer: #"{"opacity": "\u001b[31m\u0007\u202e\nx"}"#)
    #expect(issues.first?.contains(#"\u001b[31m\u0007\u202e\u000ax"#) == true, "\(issues)")
  }
}
