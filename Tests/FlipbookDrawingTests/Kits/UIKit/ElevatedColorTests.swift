import FlipbookMotion
import Testing

@testable import FlipbookDrawing

/// UIKit's grounds in sheets. `docs/fidelity.md` names the picture.
@Suite("grounds in sheets")
struct ElevatedColorTests {
  private func red(_ color: UIColor, _ scheme: ColorScheme, isElevated: Bool) -> Float {
    var environment = EnvironmentValues()
    (environment.colorScheme, environment.isElevated) = (scheme, isElevated)
    return (Color(uiColor: color).resolvedRGBA(in: environment).red * 255).rounded()
  }

  @Test(
    "a ground is a step lighter in a dark sheet, and the same in a light one",
    arguments: [
      (UIColor.systemBackground, 0, 28, 255), (.secondarySystemBackground, 28, 44, 242),
      (.tertiarySystemBackground, 44, 58, 255), (.systemGroupedBackground, 0, 28, 242),
      (.secondarySystemGroupedBackground, 28, 44, 255), (.tertiarySystemGroupedBackground, 44, 58, 242),
    ] as [(UIColor, Float, Float, Float)])
  func grounds(color: UIColor, base: Float, elevated: Float, light: Float) {
    #expect(red(color, .dark, isElevated: false) == base)
    #expect(red(color, .dark, isElevated: true) == elevated)
    #expect(red(color, .light, isElevated: true) == light)
  }
}
