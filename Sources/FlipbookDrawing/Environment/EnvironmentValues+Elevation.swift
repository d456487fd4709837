import FlipbookMotion

private enum ElevatedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether what is drawn lies in a sheet, whose grounds are lighter in the dark.
  package var isElevated: Bool {
    get { self[ElevatedKey.self] }
    set { self[ElevatedKey.self] = newValue }
  }
}
