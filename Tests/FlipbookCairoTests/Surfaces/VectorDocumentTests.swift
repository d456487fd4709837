import Flipbook
import FlipbookCairo
import FlipbookDrawing
import FlipbookTestSupport
import Foundation
import Testing

struct VectorDocumentTests {
  private static func list(_ word: String) -> DisplayList {
    DisplayList.record(size: CGSize(width: 200, height: 100), resources: TestRendering.resources) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 200, height: 100)), with: .color(.white))
      context.stroke(Path(ellipseIn: CGRect(x: 20, y: 20, width: 60, height: 60)), with: .color(.blue))
      context.draw(Text(verbatim: word).font(.system(size: 20)), at: CGPoint(x: 140, y: 50))
    }
  }

  private static func document(
    _ form: VectorDocument.Form, _ pages: [(word: String, name: String?)]
  ) throws -> Data {
    var data = Data()
    let document = try VectorDocument(form, size: CGSize(width: 200, height: 100)) {
      data.append(contentsOf: $0)
      return true
    }
    document.setTitle("Two words")
    for page in pages { try document.addPage(list(page.word), named: page.name) }
    try document.finish()
    return data
  }

  /// What a program prints about a file, and nil where it isn't installed.
  private static func output(_ program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readUninterrupted()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(program) is installed by scripts/setup.sh --tests")
    return String(decoding: data, as: UTF8.self)
  }

  @Test("Text of a PDF is text in a font of which a part is embedded")
  func text() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "flipbook-\(ProcessInfo.processInfo.globallyUniqueString).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    try Self.document(.pdf, [("Alpha", "first"), ("Omega", "second")]).write(to: file)
    let words = try Self.output("pdftotext", [file.path, "-"]).split(whereSeparator: \.isWhitespace)
    #expect(words == ["Alpha", "Omega"])
    let fonts = try Self.output("pdffonts", [file.path])
    #expect(fonts.contains("+Inter"))
    #expect(fonts.contains("yes yes yes"))
    let facts = try Self.output("pdfinfo", [file.path])
    #expect(facts.contains("Pages:           2"))
    #expect(facts.contains("Two words"))
    #expect(facts.contains("200 x 100 pts"))
  }

  @Test("A page shows what the picture does")
  func picture() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "flipbook-\(ProcessInfo.processInfo.globallyUniqueString)")
    defer {
      for ending in ["pdf", "svg", "png"] {
        try? FileManager.default.removeItem(at: file.appendingPathExtension(ending))
      }
    }
    try Self.document(.pdf, [("Alpha", nil)]).write(to: file.appendingPathExtension("pdf"))
    _ = try Self.output(
      "pdftoppm", ["-r", "144", "-png", "-singlefile", file.path + ".pdf", file.path])
    try compare(file.path + ".png")
    try Self.document(.svg, [("Alpha", nil)]).write(to: file.appendingPathExtension("svg"))
    _ = try Self.output(
      "rsvg-convert", ["-w", "400", "-h", "200", file.path + ".svg", "-o", file.path + ".png"])
    try compare(file.path + ".png")
  }

  /// Other programs smooth edges in their own way: what counts is the mean and that there is no area off.
  private func compare(_ path: String) throws {
    let shown = try TestPictures.bitmap(at: path)
    let own = try CairoRendering.cairo(Self.list("Alpha"), scale: 2)
    try #require(shown.width == own.width && shown.height == own.height)
    let distances = zip(shown.pixels, own.pixels).map { Disagreement.distance($0, $1) }
    #expect(Double(distances.reduce(0, +)) / Double(distances.count) < 1.5)
    #expect(distances.filter { $0 > 128 }.count < distances.count / 200)
  }

  @Test("A document is the same bytes every time", arguments: [VectorDocument.Form.pdf, .svg])
  func bytes(_ form: VectorDocument.Form) throws {
    let first = try Self.document(form, [("Alpha", nil)])
    #expect(first.count > 1_000)
    if form == .pdf { #expect(try Self.document(form, [("Alpha", nil)]) == first) }
  }

  @Test("What can't be written is an error")
  func fullDisk() throws {
    var left = 600
    #expect(throws: VectorDocument.Failure.notWritten) {
      let document = try VectorDocument(.pdf, size: CGSize(width: 200, height: 100)) { bytes in
        left -= bytes.count
        return left >= 0
      }
      try document.addPage(Self.list("Alpha"))
      try document.finish()
    }
  }

  @Test("Pages have sizes that readers take", arguments: [0, -1, 20_000, Double.nan])
  func sizes(_ side: Double) {
    #expect(throws: VectorDocument.Failure.self) {
      _ = try VectorDocument(.pdf, size: CGSize(width: side, height: 100)) { _ in true }
    }
  }
}
