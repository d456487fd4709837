import FlipbookDrawing
import FlipbookMotion
import Foundation

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: FilmEditMode { FilmEditMode(binding: nil) }
}

private struct FilmEditMode: @unchecked Sendable { let binding: Binding<EditMode>? }

private enum MinRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat { ControlMetrics.current.list.row }
}

private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { SceneLocale.current } }

private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { FilmCalendar.calendar } }

private enum TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { FilmCalendar.calendar.timeZone }
}

extension EnvironmentValues {
  /// The mode of editing of the lists around; nil unless set.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self].binding }
    set { self[EditModeKey.self] = FilmEditMode(binding: newValue) }
  }

  /// ``dynamicTypeSize`` in its older form.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.size }
  }

  /// The least height of rows in lists, in points; that of the control metrics unless set.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinRowHeightKey.self] }
    set { self[MinRowHeightKey.self] = newValue }
  }

  /// The action that fetches content anew: always nil.
  public var refresh: RefreshAction? { nil }
  /// The weight for legibility: `regular` unless `--legibility bold`.
  public var legibilityWeight: LegibilityWeight? { prefersBoldText ? .bold : .regular }
  /// Whether an assistive technology is on: always false.
  public var accessibilityEnabled: Bool { false }
  /// Whether to differ by more than colour: always false.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Whether colours are inverted: always false.
  public var accessibilityInvertColors: Bool { false }
  /// Whether VoiceOver is on: always false.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether buttons show their shapes: always false.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Whether the screen is dimmed: always false.
  public var isLuminanceReduced: Bool { false }
  /// Whether the view has the focus: always false.
  public var isFocused: Bool { false }
}
