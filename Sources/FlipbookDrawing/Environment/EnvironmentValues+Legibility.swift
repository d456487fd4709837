import FlipbookMotion

private enum IncreasedContrastKey: EnvironmentKey { static var defaultValue: Bool { false } }

private enum BoldTextKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether more contrast is asked for: `--contrast increased`.
  package var isContrastIncreased: Bool {
    get { self[IncreasedContrastKey.self] }
    set { self[IncreasedContrastKey.self] = newValue }
  }

  /// Whether heavier text is asked for: `--legibility bold`.
  package var prefersBoldText: Bool {
    get { self[BoldTextKey.self] }
    set { self[BoldTextKey.self] = newValue }
  }
}
