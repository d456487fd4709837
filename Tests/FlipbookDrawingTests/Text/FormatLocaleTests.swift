import FlipbookTime
import Foundation
import Testing

@testable import FlipbookDrawing

// A scene of another locale is current while some of these run: none of the others may run then.
@MainActor
@Suite("Locales of formats")
struct FormatLocaleTests {
  private func text<F: FormatStyle>(_ value: F.FormatInput, _ format: F, _ locale: String) -> String
  where F.FormatOutput == String {
    let context = SceneContext.current.nextScene()
    SceneLocale.set(Locale(identifier: locale), isPad: false, in: context)
    return context.whileCurrent { format.inSceneLocale.format(value) }
  }

  @Test("a format that names no locale follows the scene's, another keeps its own")
  func scene() {
    #expect(text(0.2, FloatingPointFormatStyle<Double>.Percent(), "en_US") == "20%")
    #expect(text(0.2, FloatingPointFormatStyle<Double>.Percent(), "tr_TR") == "%20")
    #expect(text(1234.5, FloatingPointFormatStyle<Double>(), "de_DE") == "1.234,5")
    #expect(text(20, IntegerFormatStyle<Int>.Percent(), "de_DE") == "20\u{A0}%")
    let own = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US"))
    #expect(text(1234.5, own, "de_DE") == "1,234.5")
  }

  @Test("a text in a format follows the scene's locale")
  func texts() {
    let context = SceneContext.current.nextScene()
    SceneLocale.set(Locale(identifier: "de_DE"), isPad: false, in: context)
    let text = context.whileCurrent { Text(1234.5, format: FloatingPointFormatStyle<Double>()) }
    #expect(text == Text(verbatim: "1.234,5"))
  }
}
