import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Whether the rows of a list are being changed; they never are in a film.
public enum EditMode: Hashable, Sendable {
  case inactive
  case transient
  case active
  public var isEditing: Bool { self != .inactive }
}

/// How large text is, in its older form.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  init(_ size: DynamicTypeSize) {
    self = Self.allCases[DynamicTypeSize.allCases.firstIndex(of: size) ?? 3]
  }

  var size: DynamicTypeSize { DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? 3] }
}

extension ContentSizeCategory: Comparable {
  public static func < (lhs: Self, rhs: Self) -> Bool {
    (allCases.firstIndex(of: lhs) ?? 0) < (allCases.firstIndex(of: rhs) ?? 0)
  }
}

/// How heavy letters are to be for their reader.
public enum LegibilityWeight: Hashable, Sendable {
  case regular
  case bold
}

/// Fetches what is shown anew; nothing in a film does.
@MainActor @preconcurrency
public struct RefreshAction {
  let action: @MainActor () async -> Void
  public func callAsFunction() async { await action() }
}

/// Ends a search.
@MainActor @preconcurrency
public struct DismissSearchAction {
  nonisolated init() {}
  public func callAsFunction() {}
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: FilmEditMode { FilmEditMode(binding: nil) }
}

private struct FilmEditMode: @unchecked Sendable { let binding: Binding<EditMode>? }

private enum MinRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat { ControlMetrics.current.list.row }
}
private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { Locale(identifier: "en_US") } }
private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { FilmCalendar.calendar } }
private enum TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { FilmCalendar.calendar.timeZone }
}

extension EnvironmentValues {
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self].binding }
    set { self[EditModeKey.self] = FilmEditMode(binding: newValue) }
  }

  /// ``dynamicTypeSize`` in its older form.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.size }
  }

  /// In points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinRowHeightKey.self] }
    set { self[MinRowHeightKey.self] = newValue }
  }

  public var refresh: RefreshAction? { nil }
  public var isSearching: Bool { false }
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
  public var legibilityWeight: LegibilityWeight? { .regular }
  public var accessibilityEnabled: Bool { false }
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  public var accessibilityInvertColors: Bool { false }
  public var accessibilityVoiceOverEnabled: Bool { false }
  public var accessibilityShowButtonShapes: Bool { false }
  public var isLuminanceReduced: Bool { false }
  public var isFocused: Bool { false }
}

/// A state that lasts from film to film elsewhere; here it begins with its first value.
@MainActor @preconcurrency
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  @State private var value: Value

  public init(wrappedValue: Value, _ key: String) { _value = State(wrappedValue: wrappedValue) }

  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  public var projectedValue: Binding<Value> { $value }
}
