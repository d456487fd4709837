import FlipbookDrawing
import FlipbookMotion

/// Whether an alert or a choice lies over a page, whose tint is grey then.
enum TintDimmedKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// A tint that an alert has made grey.
private struct UndimmedTint: Equatable {
  var color: Color?
}

private enum UndimmedTintKey: EnvironmentKey { static var defaultValue: UndimmedTint? { nil } }

extension EnvironmentValues {
  /// The tint as it was before it became grey; nil where it isn't grey.
  fileprivate var undimmedTint: UndimmedTint? {
    get { self[UndimmedTintKey.self] }
    set { self[UndimmedTintKey.self] = newValue }
  }
}

private struct DimmedTint: ViewModifier {
  let isDimmed: Bool
  @Environment(\.tintColor) private var tint
  @Environment(\.undimmedTint) private var undimmed

  func body(content: Content) -> some View {
    content
      .environment(\.undimmedTint, isDimmed ? undimmed ?? UndimmedTint(color: tint) : undimmed)
      .transformEnvironment(\.tintColor) { if isDimmed { $0 = Color(.sRGB, white: 150 / 255, opacity: 1) } }
  }
}

private struct OwnTint: ViewModifier {
  @Environment(\.undimmedTint) private var undimmed

  func body(content: Content) -> some View {
    content
      .transformEnvironment(\.tintColor) { if let undimmed { $0 = undimmed.color } }
      .environment(\.undimmedTint, nil)
  }
}

extension View {
  /// Makes the tint grey, as it is behind alerts.
  func dimmedTint(_ isDimmed: Bool) -> some View { modifier(DimmedTint(isDimmed: isDimmed)) }

  /// Gives what is presented the tint of the page behind as it was before that became grey.
  func ownTint() -> some View { modifier(OwnTint()) }
}
