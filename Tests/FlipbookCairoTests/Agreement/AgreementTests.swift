import FlipbookDrawing
import FlipbookTestSupport
import Foundation
import Testing

/// The second opinion: Cairo and the kernels paint the same lists. `FLIPBOOK_CAIRO_LISTS` says how many of a kind, and
/// with `FLIPBOOK_CAIRO_TABLE` the table of docs/fidelity.md is printed.
struct AgreementTests {
  @Test("The renderers agree on generated lists", arguments: GeneratedKind.allCases)
  func agree(_ kind: GeneratedKind) throws {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["FLIPBOOK_CAIRO_LISTS"].flatMap { Int($0) } ?? 20
    var worst = Disagreement()
    var strayed: [UInt64] = []
    let limit = kind.limit
    for index in 0..<UInt64(count) {
      let seed = index * 64 + 1
      var generator = ListGenerator(seed: seed)
      let list = generator.list(kind)
      let found = Disagreement(try CairoRendering.fast(list), try CairoRendering.cairo(list))
      if found.strays > 0 { strayed.append(seed) }
      #expect(
        found.inside <= limit.inside && found.edges <= limit.edges && found.strays <= limit.strays,
        "\(kind), seed \(seed): \(found)")
      worst.add(found)
      worst.strays = max(worst.strays - found.strays, found.strays)
    }
    if environment["FLIPBOOK_CAIRO_TABLE"] != nil {
      print(
        "| \(kind.rawValue) | \(count) | \(worst.inside) | \(worst.edges) | \(strayed.count) | \(worst.strays) |"
          + " \(strayed.prefix(3))")
    }
  }

  @Test("Cairo is right where an outline crosses itself", arguments: 0..<12)
  func crossing(_ index: Int) throws {
    var generator = ListGenerator(seed: UInt64(index) * 64 + 1)
    let list = generator.list(.tangledFill)
    let found = Disagreement(try CairoRendering.supersampled(list), try CairoRendering.cairo(list))
    #expect(found.inside <= 4 && found.edges <= 24, "\(found)")
  }

  @Test("A picture is the same bytes after another one and on a canvas of its own")
  func bytes() throws {
    let size = ListGenerator.size
    var generator = ListGenerator(seed: 77)
    let canvas = try CairoRendering.cairoCanvas(size)
    for _ in 0..<12 {
      let list = generator.list(.everything)
      canvas.paint(list)
      #expect(canvas.makeBitmap().pixels == (try CairoRendering.cairo(list)).pixels)
    }
  }
}
