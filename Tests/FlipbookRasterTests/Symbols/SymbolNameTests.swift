import FlipbookDiagnostics
import FlipbookDrawing
import Foundation
import Testing

@testable import FlipbookRaster

@Suite("Symbols by name")
struct SymbolNameTests {
  @Test("every name in use is drawn, nearly all as themselves")
  func all() {
    let collector = DiagnosticCollector()
    var blank: [String] = []
    DiagnosticCollector.$current.withValue(collector) {
      for name in SymbolNames.all {
        let font = FontDescriptor(size: 20)
        let outline = SymbolLibrary.shared.outline(named: name, font: font, scale: .medium)
        if outline?.path.isEmpty ?? true { blank.append(name) }
      }
    }
    #expect(blank == [])
    #expect(SymbolNames.all.count > 2_400)
    #expect(SymbolNames.all.count { SymbolName.recipe(for: $0) == nil } <= 8)
  }

  @Test("symbols are about as large as the text they stand in")
  func sizes() {
    var odd: [String] = []
    for name in SymbolNames.all {
      guard
        let outline = SymbolLibrary.shared.outline(
          named: name, font: FontDescriptor(size: 100), scale: .medium)
      else { continue }
      let ink = outline.path.boundingRect
      let isWord = name.contains("textformat") || name.hasPrefix("numbers") || name == "abc"
      if max(ink.width, ink.height) < 12 || ink.height > 190 || (ink.width > 260 && !isWord) {
        odd.append(name)
      }
    }
    #expect(odd == [])
  }

  @Test("a longer name of a symbol that is known is drawn as that, with a note")
  func nearest() {
    #expect(SymbolName.nearest(to: "figure.hunting.with.dog") == "figure.hunting")
    #expect(SymbolName.nearest(to: "heart.and.cloud.fill") == "heart.fill")
    #expect(SymbolName.nearest(to: "nothing.of.it") == nil)
    let collector = DiagnosticCollector()
    DiagnosticCollector.$current.withValue(collector) {
      let font = FontDescriptor(size: 20)
      #expect(SymbolLibrary.shared.outline(named: "heart.and.cloud", font: font, scale: .medium) != nil)
      #expect(SymbolLibrary.shared.outline(named: "nothing.of.it", font: font, scale: .medium) == nil)
    }
    #expect(collector.diagnostics.map(\.code) == ["symbol.nearest", "symbol.unknown"])
  }

  @Test("every row of the tables can be drawn")
  func rows() {
    var missing: [String] = []
    let renderer = SymbolRenderer(weight: 400)
    for row in SymbolTable.rows {
      for recipe in [row.entry.plain, row.entry.filled].compactMap(\.self)
      where renderer.contours(recipe)?.path.isEmpty ?? true {
        missing.append(row.names[0])
      }
    }
    #expect(missing == [])
  }
}
