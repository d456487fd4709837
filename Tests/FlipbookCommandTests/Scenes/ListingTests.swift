import FlipbookScenes
import Foundation
import Testing

@Suite("Scenes with the interfaces of the articles Flipbook was begun with")
struct ListingTests {
  private func list(_ name: String, view: String, _ arguments: String...) throws -> String {
    let result = try FlipbookProgram.run(["still", name, "--view", view, "--print-list"] + arguments)
    #expect(result.code == 0, "\(result.errors)")
    return result.output
  }

  @Test("geometry effects turn a card, follow a path and go past the layout")
  func geometry() throws {
    try FlipbookProgram.write("Geometry.swift", ListingScenes.geometry)
    // At an eighth of the loop the plane is elsewhere and heads elsewhere than at three eighths.
    let places = try ["0.5s", "1.5s"].map { try list("Geometry.swift", view: "FlyingPlane", "--at", $0) }
    #expect(places[0] != places[1])
    // The reader in the first bar reports the effect to the whole point; the other keeps its place.
    let bars = try ["0s", "1s"].map { try list("Geometry.swift", view: "SwayingBars", "--at", $0) }
    #expect(bars[0] != bars[1])
    // Feedback from the effect turns the card: another image after a quarter of the turn.
    func missingImage(_ time: String) throws -> String {
      let arguments = [
        "still", "Geometry.swift", "--view", "TurningCard", "--at", time, "-o", "card.png", "-y",
      ]
      return try FlipbookProgram.run(arguments).errors
    }
    let (front, back) = (try missingImage("0.5s"), try missingImage("1.5s"))
    #expect(front.contains("“face-0”") && !front.contains("“back”"), "\(front)")
    #expect(back.contains("“back”"), "\(back)")
  }

  @Test("the board moves a tile in 0.3 s, then brings a new one and pops the merged one")
  func board() throws {
    try FlipbookProgram.write("Board.swift", ListingScenes.board)
    func board(_ time: String) throws -> String {
      try list("Board.swift", view: "TileBoard", "--size", "320x320", "--fps", "60", "--at", time)
    }
    // The second tile is half way up after half of its 0.3 s.
    #expect(try board("1.15s").contains("(transform 1 0 0 1 0 120)"))
    // The new one waits 0.3 s and then grows for 0.4 s, about its own middle.
    #expect(try board("1.5s").contains("(transform 0.5 0 0 0.5 180 180)"))
    // The merged one has grown to 1.2 after 0.2 s of its own, 0.5 s after the move began, and shrinks again.
    #expect(try board("1.5s").contains("(transform 1.2 0 0 1.2 -8 -8)"))
    #expect(try !board("1.8s").contains("(transform 1.2 0 0 1.2 -8 -8)"))
  }

  @Test("everything that is drawn into a canvas draws")
  func canvas() throws {
    try FlipbookProgram.write("Canvases.swift", ListingScenes.canvas)
    for name in ["Plate", "WrittenCards", "QuartzCode", "Outlines"] {
      #expect(try list("Canvases.swift", view: name).contains("(fill"), "\(name)")
    }
    #expect(try list("Canvases.swift", view: "GradientWords").contains("(text"))
    let cards = try ["WrittenCards", "LoopedCards"].map { try list("Canvases.swift", view: $0) }
    #expect(cards[0] == cards[1])
    // One blurred house of three, in each of the three ways.
    for name in ["BlurLast", "BlurCopy", "BlurLayer"] {
      let houses = try list("Canvases.swift", view: name)
      #expect(houses.components(separatedBy: "(filter blur 1").count == 2, "\(houses)")
    }
    for name in ["Clock", "SpinningSymbol"] {
      let times = try ["0s", "2.4s"].map { try list("Canvases.swift", view: name, "--at", $0) }
      #expect(times[0] != times[1], "\(name)")
    }
  }

  @Test("animatable data morphs shapes and a chart, started by a picker and a button")
  func animatable() throws {
    try FlipbookProgram.write("Animatables.swift", ListingScenes.animatable)
    func frame(_ view: String, _ arguments: String...) throws -> String {
      try list("Animatables.swift", view: view, "--at", arguments[0], "--tap", arguments[1])
    }
    // The corner starts at 0 and is at 200 once the triangle has come.
    #expect(try frame("CornerDemo", "3s", "Triangle@1s").contains("(path m 200 0 l 200 0"))
    #expect(try frame("CornerDemo", "0.5s", "Triangle@1s").contains("(path m 0 0 l 200 0"))
    let blob = try ["0.5s", "0.6s", "4.9s"].map { try frame("BlobDemo", $0, "Animate@0.5s") }
    #expect(Set(blob).count == 3)
    let chart = try ["0.1s", "0.2s"].map { try list("Animatables.swift", view: "ChartDemo", "--at", $0) }
    #expect(chart[0] != chart[1])
  }
}
