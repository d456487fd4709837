import FlipbookMotion
import FlipbookTime
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite("The accent colour of a project")
struct ProjectAccentTests {
  private let green = RGBA(red: 0, green: 0.5, blue: 0.25, opacity: 1)

  /// What a colour comes to in a scene whose catalogue may have an accent colour.
  private func resolved(_ color: Color, tint: Color?, hasAccent: Bool) -> RGBA {
    let context = SceneContext.current.nextScene()
    return context.whileCurrent {
      let colors = hasAccent ? ["AccentColor": AssetCatalog.NamedColor(light: green, dark: green)] : [:]
      SceneAssets(beside: nil, colors: colors).set(in: context)
      var environment = EnvironmentValues()
      if let tint { environment.tintColor = tint }
      return color.resolvedRGBA(in: environment)
    }
  }

  private let blue = Color.blue.resolvedRGBA(in: EnvironmentValues())

  @Test("a tint that is the accent colour is the project's, and ends")
  func tintedByItself() {
    #expect(resolved(.accentColor, tint: .accentColor, hasAccent: true) == green)
    #expect(resolved(.accentColor, tint: .accentColor, hasAccent: false) == blue)
    #expect(resolved(.accentColor, tint: .white, hasAccent: true) == .white)
    let faint = resolved(.accentColor, tint: .accentColor.opacity(0.5), hasAccent: true)
    #expect(faint == green.multipliedOpacity(by: 0.5))
  }
}
