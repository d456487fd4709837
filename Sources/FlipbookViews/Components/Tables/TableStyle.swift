import FlipbookMotion

/// A style of tables.
public protocol TableStyle {}

extension TableStyle where Self == AutomaticTableStyle {
  /// The style that fits the place.
  public static var automatic: Self { Self() }
}

extension TableStyle where Self == InsetTableStyle {
  /// Rows without lines around the table.
  public static var inset: Self { Self() }
}

private enum HidesTableTitlesKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var hidesTableTitles: Bool {
    get { self[HidesTableTitlesKey.self] }
    set { self[HidesTableTitlesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of tables. On phones and tablets all styles look the same, so it has no effect.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }

  /// Shows or hides the titles over the columns of tables; they are shown unless set.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.hidesTableTitles, visibility == .hidden)
  }
}
