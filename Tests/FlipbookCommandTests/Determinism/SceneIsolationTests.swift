import Foundation
import Testing

@Suite("Scenes that share a process")
struct SceneIsolationTests {
  /// Views, layers, tables, collections, controllers, tasks, and what looks for leftovers.
  private static let scenes = [
    "digitalRain", "cardFlip", "scrubbing", "shoppingList", "layoutChange", "pushTransition", "springs",
    "NavigationPushView", "SheetDemoView", "TextDatesView", "Racers", "Operations", "Finder",
    "MadeWhen",
  ]

  /// The digest of each scene, in the order they were run.
  private static func digests(_ arguments: [String]) throws -> [(name: String, digest: String)] {
    let result = try FlipbookProgram.runScenes(["digests"] + arguments)
    #expect(result.code == 0, "\(result.output)\(result.errors)")
    return result.output.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      return words.count == 2 ? (words[0], words[1]) : nil
    }
  }

  @Test("give the frames they give in a process of their own, one after the other")
  func alone() throws {
    var alone: [String: String] = [:]
    for scene in Self.scenes { alone[scene] = try Self.digests([scene]).first?.digest }
    #expect(alone.count == Self.scenes.count)
    // Twice over, in both directions, with one between them that leaves everything open.
    let order = Self.scenes.flatMap { [$0, "Leftovers"] } + Self.scenes.reversed()
    let together = try Self.digests(order)
    #expect(together.count == order.count)
    for (name, digest) in together where name != "Leftovers" { #expect(digest == alone[name], "\(name)") }
  }

  @Test("give the frames they give alone when they take turns, frame by frame")
  func turns() throws {
    let scenes = Self.scenes + ["RandomDots", "Constrained", "FastTable"]
    var alone: [String: String] = [:]
    for (name, digest) in try Self.digests(scenes) { alone[name] = digest }
    #expect(alone.count == scenes.count)
    for order in [scenes + ["Leftovers"], scenes.reversed()] {
      let turns = try Self.digests(["--turns"] + order)
      #expect(turns.count == order.count)
      for (name, digest) in turns where name != "Leftovers" { #expect(digest == alone[name], "\(name)") }
    }
  }

  @Test("give the same frames asked for in any order")
  func anyOrder() throws {
    let forward = try Self.digests(Self.scenes)
    for seed in ["1", "2"] {
      let random = try Self.digests(["--random", seed] + Self.scenes)
      #expect(random.map(\.name) == forward.map(\.name))
      for (one, other) in zip(forward, random) { #expect(one.digest == other.digest, "\(one.name)") }
    }
  }
}
