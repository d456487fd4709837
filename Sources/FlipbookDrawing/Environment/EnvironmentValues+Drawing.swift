import FlipbookMotion
import Foundation

private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }

private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }

private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }

private enum LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }

private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }

private enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }

private enum TighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }

private enum AvoidsOrphansKey: EnvironmentKey { static var defaultValue: Bool { true } }

private enum TextAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }

private enum TruncationModeKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }

private enum MinimumScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }

private enum ForegroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private enum ForegroundIsDefaultKey: EnvironmentKey { static var defaultValue: Bool { false } }

private enum BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

private enum TintKey: EnvironmentKey { static var defaultValue: Color? { nil } }

private enum TextAttributesKey: EnvironmentKey {
  static var defaultValue: Text.Attributes { Text.Attributes() }
}

private enum TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }

private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { SceneLocale.current } }

private enum CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = LocaleKey.defaultValue
    calendar.timeZone = TimeZoneKey.defaultValue
    return calendar
  }
}

private enum TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { TimeZone(secondsFromGMT: 0)! }
}

extension EnvironmentValues {
  /// Light unless the render asks for dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// Pixels per point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The length of one pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// The font of text that names none; nil for body.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue?.inEnvironment(of: font) }
  }

  /// The direction in which leading goes over to trailing; left to right unless set.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The most lines of a text; nil for as many as it takes.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// Extra space between lines, in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// Whether characters come closer to one another before a text is cut off.
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }

  /// Whether the first of two lines gives a word to the second, so that a short one does not stand alone there. A text with
  /// a limit of lines gives none.
  package var avoidsOrphans: Bool {
    get { self[AvoidsOrphansKey.self] }
    set { self[AvoidsOrphansKey.self] = newValue }
  }

  /// The side at which the lines of a text lie; leading unless set.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// The part of a text that an ellipsis stands for; the end unless set.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// The attributes of texts that leave one open.
  package var textAttributes: Text.Attributes {
    get { self[TextAttributesKey.self] }
    set { self[TextAttributesKey.self] = newValue }
  }

  /// The case that texts are shown in; nil for that they are written in.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// The size of symbols relative to the text around them.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// How far text may shrink to fit, 0…1; 1 for not at all.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  /// The style that `.foreground` stands for; nil for the primary colour.
  package var foregroundStyle: AnyShapeStyle? {
    get { self[ForegroundStyleKey.self] }
    set { self[ForegroundStyleKey.self] = newValue }
  }

  /// Whether a control or a container has set the foreground style by itself, so that others may set theirs.
  package var foregroundIsDefault: Bool {
    get { self[ForegroundIsDefaultKey.self] }
    set { if newValue != self[ForegroundIsDefaultKey.self] { self[ForegroundIsDefaultKey.self] = newValue } }
  }

  /// The style that `.background` stands for; nil for the scheme's background colour.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// The colour `AccentColor` of the scene's asset catalogue, which tints all of a project's views; nil without one.
  package static var projectAccent: Color? {
    SceneAssets.current.catalog.colors["AccentColor"] == nil ? nil : Color("AccentColor")
  }

  /// The accent colour in force; nil for blue.
  package var tintColor: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The scene's unless set: that of `--locale`, else `en_US`, so that numbers and dates read the same on every machine.
  /// Of texts, those of tables and dates in styles follow what is set; numbers and other formats have the scene's.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set {
      unsupported("EnvironmentValues.locale", when: newValue.identifier != LocaleKey.defaultValue.identifier)
      self[LocaleKey.self] = newValue
    }
  }

  /// Gregorian, in the scene's locale and GMT, unless set.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// Always GMT unless set.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}
