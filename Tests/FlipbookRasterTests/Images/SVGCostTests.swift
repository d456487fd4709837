import FlipbookDiagnostics
import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookRaster

@Suite("What SVG filters may cost")
struct SVGCostTests {
  private func cost(_ content: String, side: Int = 100, attributes: String = "") -> Double {
    let text = """
      <?xml version="1.0"?><!DOCTYPE svg [<!ENTITY many "50">]>
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="\(side)" height="\(side)"
       \(attributes)>\(content)</svg>
      """
    return SVGCost(Data(text.utf8)).pixels(width: side, height: side, scale: 1)
  }

  private let blur = "<filter id='f'><feGaussianBlur stdDeviation='3'/></filter>"

  @Test("plain shapes cost nothing, a filter costs where it is used")
  func use() {
    #expect(cost("<rect width='9' height='9'/><g clip-path='url(#c)'><path d='M0 0 L9 9'/></g>") == 0)
    #expect(cost(blur) == 0)
    let one = cost(blur + "<rect filter='url(#f)'/>")
    #expect(one >= 6 * 100 * 100)
    #expect(cost(blur + "<rect style='fill:red; filter: url( \"#f\" )'/>") == one)
    #expect(cost(blur + String(repeating: "<rect filter='url(#f)'/>", count: 7)) == 7 * one)
    #expect(
      cost(blur + "<style>.a{fill:red}.b{filter:url(#f)}</style><rect class='a'/><rect class='b c'/>") == 6
        * 100 * 100)
  }

  @Test("references multiply, and those without end are endless")
  func references() {
    let one = cost(blur + "<rect filter='url(#f)'/>")
    var chain = blur + "<g id='g0'><rect filter='url(#f)'/></g>"
    for level in 1...4 {
      chain += "<g id='g\(level)'>" + String(repeating: "<use href='#g\(level - 1)'/>", count: 10) + "</g>"
    }
    // 10 + 100 + 1,000 + 10,000 besides the first.
    #expect(cost("<defs>\(chain)</defs><use xlink:href='#g4'/>") == 10_000 * one)
    for level in 5...9 {
      chain += "<g id='g\(level)'>" + String(repeating: "<use href='#g\(level - 1)'/>", count: 10) + "</g>"
    }
    #expect(cost("<defs>\(chain)</defs><use href='#g9'/>") == .infinity)
    // What refers to itself is not drawn at all.
    #expect(cost(blur + "<g id='a'><use href='#a'/><rect filter='url(#f)'/></g>") == one)
  }

  @Test("octaves, radii and kernels count, in entities and enlarged units too")
  func sizes() {
    func filter(_ primitive: String) -> String {
      "<filter id='f'>\(primitive)</filter><rect filter='url(#f)'/>"
    }
    #expect(cost(filter("<feTurbulence numOctaves='9999'/>")) > 8 * 9_999 * 1e4)
    #expect(cost(filter("<feTurbulence numOctaves='&many;'/>")) > 8 * 50 * 1e4)
    let small = cost(filter("<feMorphology radius='1'/>"))
    #expect(cost(filter("<feMorphology radius='5000'/>")) > 1e4 * 1e4)
    #expect(cost(filter("<feMorphology radius='1'/>"), attributes: "viewBox='0 0 10 10'") > 10 * small)
    #expect(cost("<g transform='scale(20)'>\(filter("<feMorphology radius='1'/>"))</g>") > 10 * small)
    #expect(cost(filter("<feConvolveMatrix order='100'/>")) >= 1e4 * 1e4)
  }

  @Test(
    "texts that are no SVG are read to their end",
    arguments: ["", "<", "<svg", "<svg a='", "<!--", "<![CDATA[", "</>", "<a =b>", "<a b=>", "\0<\u{ff}>"])
  func broken(text: String) {
    #expect(SVGCost(Data(text.utf8)).pixels(width: 10, height: 10, scale: 1) == 0)
  }

  @Test("the findings' documents are refused before they are drawn")
  func refused() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("flipbook-svg-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let head =
      "<?xml version=\"1.0\"?><svg xmlns=\"http://www.w3.org/2000/svg\" width=\"2000\" height=\"2000\">"
    try Data(
      "\(head)<filter id=\"f\"><feTurbulence baseFrequency=\"0.01\" numOctaves=\"9999\"/></filter><rect width=\"2000\" height=\"2000\" filter=\"url(#f)\"/></svg>"
        .utf8
    ).write(to: folder.appendingPathComponent("a.svg"))
    let collector = DiagnosticCollector()
    let start = ContinuousClock.now
    DiagnosticCollector.$current.withValue(collector) {
      #expect(FileImageProvider(folder: folder).bitmap(named: "a") == nil)
      #expect(FileImageProvider(folder: folder, isChecking: true).bitmap(named: "a") == nil)
      let vector = FileImageProvider(folder: folder).vector(named: "a")
      #expect(
        vector?.bitmap(width: 2_000, height: 2_000, rect: CGRect(x: 0, y: 0, width: 2_000, height: 2_000))
          == nil)
    }
    #expect(ContinuousClock.now - start < .seconds(10))
    #expect(
      collector.diagnostics.allSatisfy { $0.message.contains("--limit filters=") }, "\(collector.diagnostics)"
    )
  }
}
