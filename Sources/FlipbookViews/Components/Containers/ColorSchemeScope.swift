import FlipbookDrawing
import FlipbookMotion

/// A window or a presentation: all of it has the scheme that a view in it asks for.
struct ColorSchemeScope: ViewModifier {
  @State private var scheme: ColorScheme?
  /// The scheme of the film's window; nil in a presentation.
  private let window: WindowScheme?
  @State private var given: ColorScheme?

  init(window: WindowScheme? = nil) { self.window = window }

  func body(content: Content) -> some View {
    content
      .transformEnvironment(\.colorScheme) { [scheme, given] in $0 = scheme ?? given ?? $0 }
      .environment(\.schemeIsPreferred, false)
      .onPreferenceChange(PreferredColorSchemeKey.self) {
        scheme = $0
        window?.preferred = $0
      }
      .transformPreference(PreferredColorSchemeKey.self) { $0 = nil }
      .onAppear {
        given = window?.scheme
        window?.changed = { given = $0 }
      }
  }
}
