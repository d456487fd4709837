import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookUIKit
import FlipbookViews
import Foundation
import Testing

/// Effects of symbols in image views.
@MainActor struct SymbolEffectKitTests {
  @MainActor private final class Stage {
    let view = UIImageView(image: UIImage(systemName: "square.fill"))
    var film: UIKitFilm!

    init() {
      view.tintColor = .black
      view.frame = CGRect(x: 80, y: 80, width: 40, height: 40)
      film = UIKitFilm { [view] in $0.addSubview(view) }
    }

    /// The width of what is drawn in the row through the middle, in pixels, and how dark it is.
    func ink() throws -> (width: Int, dark: Int) {
      let row = try (0..<200).map { 255 - Int(try film.pixel($0, 100) & 0xff) }
      return (row.filter { $0 > 20 }.count, row.max() ?? 0)
    }
  }

  @Test("a bounce grows once and is over; its completion hears so")
  func bounce() throws {
    let stage = Stage()
    let rest = try stage.ink().width
    var isFinished = false
    stage.view.addSymbolEffect(.bounce) { isFinished = $0.isFinished }
    stage.film.go(to: 0.12)
    #expect(try stage.ink().width > rest + 3)
    #expect(!isFinished)
    stage.film.go(to: 0.8)
    #expect(try stage.ink().width == rest && isFinished)
  }

  @Test("a pulse goes on until it is removed")
  func pulse() throws {
    let stage = Stage()
    stage.view.addSymbolEffect(.pulse)
    stage.film.go(to: 0.8)
    #expect(try stage.ink().dark < 120)
    stage.film.go(to: 1.6 * 3 + 0.8)
    #expect(try stage.ink().dark < 120)
    stage.view.removeAllSymbolEffects()
    stage.film.go(to: 8)
    #expect(try stage.ink().dark == 255)
  }

  @Test("a symbol disappears, and appears again")
  func states() throws {
    let stage = Stage()
    let rest = try stage.ink()
    stage.view.addSymbolEffect(.disappear)
    stage.film.go(to: 0.15)
    let middle = try stage.ink()
    #expect(middle.width < rest.width && middle.dark < 200 && middle.dark > 60)
    stage.film.go(to: 0.5)
    #expect(try stage.ink().width == 0)
    stage.view.addSymbolEffect(.appear)
    stage.film.go(to: 1)
    #expect(try stage.ink() == rest)
    stage.view.addSymbolEffect(.scale.up, animated: false)
    stage.film.go(to: 1.1)
    #expect(try stage.ink().width > rest.width)
  }

  @Test("another symbol grows in the place of the one before")
  func replace() throws {
    let stage = Stage()
    let rest = try stage.ink()
    stage.view.setSymbolImage(try #require(UIImage(systemName: "circle.fill")), contentTransition: .replace)
    stage.film.go(to: 0.15)
    let middle = try stage.ink()
    #expect(middle.dark < 240 && middle.width < rest.width)
    stage.film.go(to: 0.5)
    #expect(try stage.ink().dark == 255)
  }

  @Test("a variable colour says that it lights the whole symbol")
  func variableColor() throws {
    let collector = DiagnosticCollector()
    try DiagnosticCollector.$current.withValue(collector) {
      let stage = Stage()
      stage.view.addSymbolEffect(.bounce)
      #expect(collector.diagnostics.isEmpty)
      stage.view.addSymbolEffect(.variableColor)
      stage.film.go(to: 0.6)
      let dark = try stage.ink().dark
      #expect(dark > 0)
    }
    #expect(collector.diagnostics.count == 1)
    #expect(collector.diagnostics.first?.message.contains("addSymbolEffect") == true)
  }
}
