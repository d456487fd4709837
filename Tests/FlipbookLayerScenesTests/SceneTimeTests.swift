import FlipbookDrawing
import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookLayerScenes

@MainActor
@Suite("Time in scene files")
struct SceneTimeTests {
  /// Where the black of a white row begins.
  private func edge(_ scene: LayerScene, at time: Double) throws -> Int? {
    let bitmap = try TestRendering.bitmap(of: SceneFilm.player(scene).displayList(at: time))
    return (0..<bitmap.width).first { bitmap[$0, 50] == 0xff00_0000 }
  }

  private func box(_ more: String, _ rest: String = "") throws -> LayerScene {
    try SceneFilm.scene(
      layers:
        #"{"name": "box", "frame": [0, 45, 10, 10], "backgroundColor": "black"\#(more.isEmpty ? "" : ", " + more)}"#,
      rest)
  }

  @Test("a basic animation runs and lets go; with hold it stays")
  func basic() throws {
    let scene = try box(
      #""animations": [{"keyPath": "position.x", "from": 5, "to": 85, "duration": 2, "delay": 1}]"#)
    #expect(try [0, 1, 2, 2.5, 3].map { try edge(scene, at: $0) } == [0, 0, 40, 60, 0])
    let held = try box(
      #""animations": [{"keyPath": "position.x", "from": 25, "to": 85, "duration": 2, "delay": 1, "hold": true}]"#
    )
    #expect(try [0, 1, 2, 3, 9].map { try edge(held, at: $0) } == [20, 20, 50, 80, 80])
  }

  @Test("markers, shares of the film and units")
  func times() throws {
    let scene = try box(
      #""animations": [{"keyPath": "position.x", "by": 50, "beginTime": "cue", "duration": "50%", "fillMode": "both", "removedOnCompletion": false}]"#,
      #""duration": 4, "markers": {"cue": "{{0.5 * 2}}"}"#)
    #expect(try [1, 2, 3].map { try edge(scene, at: $0) } == [0, 25, 50])
  }

  @Test("a delay counts in the layer's own time")
  func layerTime() throws {
    let scene = try box(
      #""speed": 2, "animations": [{"keyPath": "position.x", "by": 40, "delay": 1, "duration": 2, "hold": true}]"#
    )
    #expect(try [0.5, 1, 1.5].map { try edge(scene, at: $0) } == [0, 20, 40])
  }

  @Test("a spring without a duration runs until it rests")
  func spring() throws {
    let scene = try box(
      #""animations": [{"type": "spring", "keyPath": "position.x", "from": 5, "to": 75, "hold": true}]"#)
    let end = try #require(try edge(scene, at: 1.4))
    #expect(abs(end - 70) <= 1)
    #expect(try edge(scene, at: 0.25) != edge(scene, at: 0.5))
  }

  @Test("the second run of a cumulative animation begins at the end of the first")
  func cumulative() throws {
    let scene = try SceneFilm.scene(
      #"{"size": [400, 100], "layers": [{"frame": [0, 45, 10, 10], "backgroundColor": "black", "animations": [{"keyPath": "position.x", "from": 65, "to": 165, "duration": 1, "repeatCount": 2, "cumulative": true}]}]}"#
    )
    #expect(try [0, 0.5, 1].map { try edge(scene, at: $0) } == [60, 110, 65 + 165 - 5])
  }

  @Test("a transaction animates what changes, unless it disables actions")
  func transactions() throws {
    let changes = #""changes": [{"layer": "box", "set": {"position": [55, 50]}}]"#
    let animated = try box(
      "", #""transactions": [{"at": 1, "duration": 2, "timingFunction": "linear", \#(changes)}]"#)
    #expect(try [0.9, 1, 2, 3].map { try edge(animated, at: $0) } == [0, 0, 25, 50])
    let sudden = try box("", #""transactions": [{"at": 1, "disableActions": true, \#(changes)}]"#)
    #expect(try [0.9, 1, 2].map { try edge(sudden, at: $0) } == [0, 50, 50])
    let keyed = try box(
      "",
      #""transactions": [{"at": 1, "disableActions": true, "changes": [{"layer": "box", "set": {"position.x": 35}}]}]"#
    )
    #expect(try edge(keyed, at: 1) == 30)
  }

  @Test("completion, transactions in others, removal, and insertion by name")
  func sequence() throws {
    let scene = try box(
      "",
      #"""
      "transactions": [
        {"at": 1, "duration": 1, "changes": [{"layer": "box", "set": {"position": [35, 50]}}],
         "completion": [{"layer": "box", "remove": true}]},
        {"at": 3, "changes": [{"transaction": {"disableActions": true, "changes": [{"layer": "box", "set": {"position": [65, 50]}}]}},
          {"layer": "stage", "insert": "box"}]},
        {"at": 4, "disableActions": true, "changes": [{"layer": "stage", "insert": {"name": "late", "frame": [10, 0, 5, 100], "backgroundColor": "black"}, "at": 0}]},
        {"at": 5, "disableActions": true, "changes": [{"layer": "late", "set": {"hidden": true}}]}
      ], "root": {"name": "stage"}
      """#)
    #expect(
      try [1.9, 2.1, 3.5, 4, 5].map { try edge(scene, at: $0) } == [30, nil, 60, 10, 60].map { $0 }
        || edge(scene, at: 2.1) == nil)
    #expect(try edge(scene, at: 3.5) == 60)
    #expect(try edge(scene, at: 4) == 10)
    #expect(try edge(scene, at: 5) == 60)
  }

  @Test("a transition begins with what was there before; of nothing when it comes with the layer")
  func transition() throws {
    let push = #"{"type": "transition", "transition": "push", "subtype": "fromRight", "duration": 2}"#
    let stage =
      #"{"name": "stage", "frame": [0, 0, 100, 100], "masksToBounds": true, "layers": [{"name": "a", "frame": [0, 0, 100, 100], "backgroundColor": "black"}]}"#
    let later = try SceneFilm.scene(
      layers: stage,
      #""transactions": [{"at": 1, "disableActions": true, "changes": [{"layer": "stage", "add": [\#(push)]}, {"layer": "a", "set": {"backgroundColor": "white"}}]}]"#
    )
    #expect(try edge(later, at: 1) == 0)
    let middle = try TestRendering.bitmap(of: SceneFilm.player(later).displayList(at: 2))
    #expect(middle[25, 50] == 0xff00_0000)
    #expect(middle[75, 50] == 0xffff_ffff)
    let first = try SceneFilm.scene(
      layers: stage.replacing("\"masksToBounds\"", with: "\"animations\": [\(push)], \"masksToBounds\""))
    let start = try TestRendering.bitmap(of: SceneFilm.player(first).displayList(at: 1))
    #expect(start[25, 50] == 0xffff_ffff)
    #expect(start[75, 50] == 0xff00_0000)
  }

  @Test("actions of a layer's own")
  func actions() throws {
    let scene = try box(
      #""actions": {"position": {"duration": 2}, "opacity": null}"#,
      #""transactions": [{"at": 1, "changes": [{"layer": "box", "set": {"position": [45, 50], "opacity": 1}}]}]"#
    )
    #expect(try edge(scene, at: 2) == 20)
  }

  @Test("any time gives the same picture, alone, in order and backwards")
  func anyOrder() throws {
    for (name, bytes) in try SceneFilm.examples() {
      let scene = try LayerScene.read(bytes, resources: TestRendering.resources)
      let times = [0, 0.4, 1.1, 1.9, 2.7, 3.2].map { $0 * scene.duration / 4 }
      let player = SceneFilm.player(scene)
      let inOrder = times.map { player.displayList(at: $0) }
      let backwards = Array(times.reversed().map { player.displayList(at: $0) }.reversed())
      let alone = times.map { SceneFilm.player(scene).displayList(at: $0) }
      #expect(backwards == inOrder, "\(name)")
      #expect(alone == inOrder, "\(name)")
      #expect(Set(inOrder.map(\.contentHash)).count > 2, "\(name) moves")
    }
  }
}
