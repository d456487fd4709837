import FlipbookScenes
import Foundation
import Testing

/// Code of the documents that Flipbook was begun with, taken from their text as it stands.
private struct Listings {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../../shared/seeds").standardizedFileURL.path

  static var isThere: Bool { FileManager.default.fileExists(atPath: folder) }

  private let lines: [String]

  /// - Parameter document: How the name of the document's file begins.
  init(_ document: String) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
    let name = try #require(names.first { $0.hasPrefix(document) })
    lines = try String(contentsOfFile: "\(Self.folder)/\(name)", encoding: .utf8)
      .replacing("\r", with: "").components(separatedBy: "\n")
  }

  /// The code from the line that begins with `start` to where its brackets are closed, or up to a line that begins
  /// with `end`.
  func code(_ start: String, number: Int = 1, end: String? = nil) throws -> String {
    let starts = lines.indices.filter { lines[$0].trimmingCharacters(in: .whitespaces).hasPrefix(start) }
    var depth = 0
    var result: [String] = []
    for line in lines[try #require(starts.dropFirst(number - 1).first, "no \(start)")...] {
      if let end, line.hasPrefix(end) { break }
      result.append(line)
      for character in line {
        if "{(".contains(character) { depth += 1 }
        if "})".contains(character) { depth -= 1 }
      }
      if end == nil, depth == 0 { break }
    }
    return result.joined(separator: "\n")
  }

  func lines(_ start: String, count: Int) throws -> String {
    let first = try #require(lines.firstIndex { $0.hasPrefix(start) }, "no \(start)")
    return lines[first..<first + count].joined(separator: "\n")
  }
}

@Suite(
  "The listings of the documents Flipbook was begun with",
  .enabled(if: Listings.isThere, "The documents are not beside this repository (../shared/seeds)."))
struct SeedListingTests {
  private func list(_ name: String, view: String, _ arguments: String...) throws -> String {
    let result = try FlipbookProgram.run(["still", name, "--view", view, "--print-list"] + arguments)
    #expect(result.code == 0, "\(result.errors)")
    return result.output
  }

  @Test("geometry effects turn a card, follow a path and go past the layout")
  func geometry() throws {
    let document = try Listings("000")
    let names = [
      "public extension View", "struct _OffsetEffect", "struct FlipEffect", "struct RotatingCard",
      "struct InfinityShape", "struct FollowEffect", "struct Example9", "struct IgnoredByLayoutView",
      "struct MyEffect", "struct ShowSize",
    ]
    var source = try "import SwiftUI\n" + names.map { try document.code($0) }.joined(separator: "\n")
    source += """

      struct Marquee: GeometryEffect {
        var offset: CGFloat
        var skew: CGFloat
      \(try document.code("func effectValue"))
      }
      """
    try FlipbookProgram.write("SeedGeometry.swift", source)
    // At an eighth of the loop the plane is elsewhere and heads elsewhere than at three eighths.
    let places = try ["0.5s", "1.5s"].map { try list("SeedGeometry.swift", view: "Example9", "--at", $0) }
    #expect(places[0] != places[1])
    // The effect that layout sees is told by the reader in it, to the whole point; the other keeps its place.
    let effect = try ["0s", "1s"].map {
      try list("SeedGeometry.swift", view: "IgnoredByLayoutView", "--at", $0)
    }
    #expect(effect[0] != effect[1])
    // Feedback from the effect turns the card's face: another image by a quarter of the turn.
    func missingImage(_ time: String) throws -> String {
      let arguments = [
        "still", "SeedGeometry.swift", "--view", "RotatingCard", "--at", time, "-o", "card.png", "-y",
      ]
      return try FlipbookProgram.run(arguments).errors
    }
    #expect(try !missingImage("0.5s").contains("“bg”") && missingImage("1.5s").contains("“bg”"))
  }

  @Test("the board moves a block in 0.3 s, then brings a new one and pops the merged one")
  func board() throws {
    let document = try Listings("002")
    let source = try """
    import SwiftUI
    \(document.code("struct Block:"))
    \(document.code("struct BlockViewWithAnimation"))
    struct BlockView: View {
      var number: Int?
      var blockSize: CGFloat
      var textOpacity: Double
      var body: some View { Rectangle().frame(width: blockSize, height: blockSize) }
    }
    struct BlockGridView: View {
      @State private var blocks = [
        Block(id: 1, number: 2, at: (0, 0)), Block(id: 2, number: 2, at: (3, 0)),
      ]
      let gridRows = 4
      let blockSize: CGFloat = 80
      func createBlockView(number: Int, at: Block.AtPosition) -> some View {
        let offset = CGPoint(x: CGFloat(at.1) * blockSize, y: CGFloat(at.0) * blockSize)
        return BlockViewWithAnimation(number: number, blockSize: blockSize)
          .offset(x: offset.x, y: offset.y)
    \(document.code(".transition("))
      }
      var body: some View {
        ZStack(alignment: .topLeading) {
          ForEach(blocks) { block in
    \(document.lines("createBlockView(", count: 3))
          }
        }
        .frame(width: 320, height: 320, alignment: .topLeading)
        .onAppear {
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            blocks[1].at = (0, 0)
            blocks[0].number = 4
            blocks.append(Block(id: 3, number: 2, at: (2, 2)))
          }
        }
      }
    }
    """
    try FlipbookProgram.write("SeedBoard.swift", source)
    func board(_ time: String) throws -> String {
      try list("SeedBoard.swift", view: "BlockGridView", "--size", "320x320", "--fps", "60", "--at", time)
    }
    // The second block is half way up after half of its 0.3 s.
    #expect(try board("1.15s").contains("(transform 1 0 0 1 0 120)"))
    // The new one waits 0.3 s and then grows for 0.4 s, about its own middle.
    #expect(try board("1.5s").contains("(transform 0.5 0 0 0.5 180 180)"))
    // The merged one has grown to 1.2 after 0.2 s of its own, 0.5 s after the move began, and shrinks again.
    #expect(try board("1.5s").contains("(transform 1.2 0 0 1.2 -8 -8)"))
    #expect(
      try board("1.8s").contains("(transform 1 0 0 1 0 0)")
        || board("1.8s").contains("(rect 0 0 80 80) #000000FF)"))
  }

  @Test("everything that is drawn into a canvas draws")
  func canvas() throws {
    let document = try Listings("003")
    let examples = try (1...7).map {
      try document.code("struct ExampleView", number: $0, end: $0 == 5 ? "3" : nil)
    }
    let source = try """
    import SwiftUI
    \(document.code("extension CGPoint"))
    struct MyCustomShape: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }
    struct ClockFaceCanvas: View { var body: some View { Circle().stroke() } }
    struct ClockHandsCanvas: View {
      let date: Date
      var body: some View {
        Rectangle().frame(width: 2).rotationEffect(.degrees(date.timeIntervalSinceReferenceDate * 6))
      }
    }
    enum Simple { \(document.code("struct ContentView")) }
    enum Resolved { \(examples[0]) }
    enum Symbols { \(examples[1]) }
    enum Each { \(examples[2]) }
    enum Spinning {
    \(document.code("struct ContentView", number: 2))
    \(document.code("struct SpinningView"))
    }
    enum Sorted { \(examples[3]) }
    // The document has lost this one's closing brace.
    enum Copied { \(examples[4]) } }
    enum Layered { \(examples[5]) }
    enum Quartz { \(examples[6]) }
    \(document.code("struct Clock"))
    func paths(rect: CGRect) -> [Path] {
      let rounded = { \(document.lines("let path = Path(roundedRect: rect, cornerSize", count: 1)); return path }()
      let bridged = {
    \(document.lines("let cgPath", count: 2))
        return path
      }()
      let lines = {
    \(document.code("let path = Path {"))
        return path
      }()
      let circle = { \(document.lines("let path = Circle()", count: 1)); return path }()
      let custom = { \(document.lines("let path = MyCustomShape()", count: 1)); return path }()
      return [rounded, bridged, lines, circle, custom]
    }
    """
    try FlipbookProgram.write("SeedCanvas.swift", source)
    let names = ["Simple.ContentView", "Resolved.ExampleView", "Symbols.ExampleView", "Each.ExampleView"]
    for name in names {
      #expect(
        try list("SeedCanvas.swift", view: name).contains("(fill")
          || list("SeedCanvas.swift", view: name).contains("(text"))
    }
    // The same three symbols, whether written out or made in a loop.
    #expect(try list("SeedCanvas.swift", view: names[2]) == list("SeedCanvas.swift", view: names[3]))
    // One blurred house of three, by each of the three ways.
    for name in ["Sorted", "Copied", "Layered"] {
      let houses = try list("SeedCanvas.swift", view: "\(name).ExampleView")
      #expect(houses.components(separatedBy: "(filter blur 1").count == 2, "\(houses)")
    }
    let clock = try ["0s", "2s"].map { try list("SeedCanvas.swift", view: "Clock", "--at", $0) }
    #expect(clock[0] != clock[1])
  }

  @Test("animatable data morphs shapes and a chart, started by a picker and a button")
  func animatable() throws {
    let document = try Listings("004")
    let names = [
      "struct AnimatableDataView", "struct RightAngleShape", "struct AnimatablePairView", "struct Blobshape",
      "struct AnimatableVector", "struct LineChart", "struct VectorArithmeticView",
    ]
    let code = try names.map { try document.code($0) }.joined(separator: "\n")
    try FlipbookProgram.write(
      "SeedAnimatable.swift", try document.lines("import SwiftUI", count: 2) + "\n" + code)
    func frame(_ view: String, _ arguments: String...) throws -> String {
      try list("SeedAnimatable.swift", view: view, "--at", arguments[0], "--tap", arguments[1])
    }
    // The corner starts at 0 and is at 200 once the triangle has come.
    #expect(try frame("AnimatableDataView", "3s", "Triangle@1s").contains("(path m 200 0 l 200 0"))
    #expect(try frame("AnimatableDataView", "0.5s", "Triangle@1s").contains("(path m 0 0 l 200 0"))
    let blob = try ["0.5s", "0.6s", "4.9s"].map { try frame("AnimatablePairView", $0, "Animate@0.5s") }
    #expect(Set(blob).count == 3)
    let chart = try ["0.1s", "0.2s"].map {
      try list("SeedAnimatable.swift", view: "VectorArithmeticView", "--at", $0)
    }
    #expect(chart[0] != chart[1])
  }
}
