import FlipbookDrawing
import FlipbookMotion

/// A window or a presentation: all of it has the scheme that a view in it asks for.
struct ColorSchemeScope: ViewModifier {
  @State private var scheme: ColorScheme?

  init() {}

  func body(content: Content) -> some View {
    content
      .transformEnvironment(\.colorScheme) { [scheme] in $0 = scheme ?? $0 }
      .environment(\.schemeIsPreferred, false)
      .onPreferenceChange(PreferredColorSchemeKey.self) { scheme = $0 }
      .transformPreference(PreferredColorSchemeKey.self) { $0 = nil }
  }
}
