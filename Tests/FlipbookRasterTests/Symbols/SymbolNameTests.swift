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

  @Test("a badge without a sign is a disc at the top right corner, cut free of the symbol")
  func badge() throws {
    let font = FontDescriptor(size: 100)
    for name in ["bell.badge.fill", "bell.badge"] {
      let ink = try #require(SymbolLibrary.shared.outline(named: name, font: font, scale: .medium)).path
      let bounds = ink.boundingRect
      let row = stride(from: bounds.maxX - 0.5, to: bounds.minX, by: -0.5).map {
        ink.contains(CGPoint(x: $0, y: bounds.minY + 0.16 * bounds.height))
      }
      // From the right: the disc, then a gap.
      let disc = row.drop { !$0 }.prefix { $0 }
      let gap = row.drop { !$0 }.drop { $0 }.prefix { !$0 }
      #expect((20...40).contains(Double(disc.count) / 2), "\(name): \(disc.count)")
      #expect(gap.count > 6, "\(name): \(gap.count)")
    }
    #expect(SymbolName.recipe(for: "bell.badge") == SymbolName.recipe(for: "bell").map { .dotted($0) })
  }

  @Test(
    "a badge is round, and ends its gap before the measured size",
    arguments: [
      (
        "doc.badge.plus", SymbolBadge.Corner.bottomLeft, CGSize(width: 1.097, height: 1.206),
        CGSize(width: 0.821, height: 1.047)
      ),
      (
        "folder.badge.gearshape", .topRight, CGSize(width: 1.379, height: 0.976),
        CGSize(width: 1.109, height: 0.894)
      ),
      (
        "person.crop.circle.fill.badge.plus", .bottomLeft, CGSize(width: 1.248, height: 1.068),
        CGSize(width: 0.996, height: 0.996)
      ),
      (
        "photo.badge.plus", .bottomRight, CGSize(width: 1.427, height: 1.058),
        CGSize(width: 1.147, height: 0.899)
      ),
    ])
  func signedBadge(name: String, corner: SymbolBadge.Corner, whole: CGSize, base: CGSize) throws {
    let font = FontDescriptor(size: 100)
    let path = try #require(SymbolLibrary.shared.outline(named: name, font: font, scale: .medium)).path
    let ink = path.boundingRect
    #expect(abs(ink.width - (whole.width - 0.07) * 100) < 0.6, "\(name): \(ink)")
    #expect(abs(ink.height - max(base.height, whole.height - 0.07) * 100) < 0.6, "\(name): \(ink)")
    // The outermost of the badge's own pieces is as wide as high.
    let isAtLeft = corner == .bottomLeft || corner == .topLeft
    let isOnTop = corner == .topRight || corner == .topLeft
    let badge = try #require(
      Contours(path).polygons.map { Path.polygon($0).boundingRect }
        .min { isAtLeft ? $0.minX < $1.minX : $0.maxX > $1.maxX })
    #expect(abs(badge.width - 50.3) < 0.3 && abs(badge.height - 50.3) < 0.3, "\(name): \(badge)")
    #expect((badge.midX < ink.midX) == isAtLeft && (badge.midY < ink.midY) == isOnTop, "\(name): \(badge)")
    #expect(SymbolName.recipe(for: name)?.badgeCorner == corner)
  }

  @Test("a target is two rings around a disc, and a shield is filled in quarters or by half")
  func targets() throws {
    let font = FontDescriptor(size: 100)
    func ink(_ name: String, _ x: Double, _ y: Double) throws -> Bool {
      let path = try #require(SymbolLibrary.shared.outline(named: name, font: font, scale: .medium)).path
      let bounds = path.boundingRect
      return path.contains(
        CGPoint(x: bounds.midX + x * bounds.width / 2, y: bounds.midY + y * bounds.height / 2))
    }
    let target = try [0, 0.4, 0.55, 0.75, 0.93].map { try ink("target", $0, 0) }
    #expect(target == [true, false, true, false, true])
    let quarters = try [(-0.4, -0.3), (0.4, -0.3), (-0.4, 0.3), (0.4, 0.3)].map {
      try ink("shield.checkerboard", $0, $1)
    }
    #expect(quarters == [true, false, false, true])
    #expect(try ink("shield.lefthalf.filled", -0.3, 0) && !ink("shield.lefthalf.filled", 0.3, 0))
    #expect(try !ink("shield.righthalf.filled", -0.3, 0) && ink("shield.righthalf.filled", 0.3, 0))
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

extension Path {
  fileprivate static func polygon(_ points: [CGPoint]) -> Path { Path { $0.addLines(points) } }
}
