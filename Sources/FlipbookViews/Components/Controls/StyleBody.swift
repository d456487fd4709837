/// The body that a style makes of a configuration, as a view: so the style's own environment, state and
/// bindings are connected.
struct StyleBody<Style: _DynamicPropertyOwner, Configuration, Content: View>: View {
  private let style: Style
  private let configuration: Configuration
  private let make: @MainActor (Style, Configuration) -> Content

  init(
    _ style: Style, _ configuration: Configuration,
    make: @escaping @MainActor (Style, Configuration) -> Content
  ) {
    (self.style, self.configuration, self.make) = (style, configuration, make)
  }

  var body: some View { make(style, configuration) }
}
