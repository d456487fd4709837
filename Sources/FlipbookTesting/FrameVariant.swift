import Flipbook
import FlipbookScenes
import Foundation

/// A way in which previews are drawn in a test: what a person may set on a device.
public struct FrameVariant: Hashable, Sendable {
  /// Light or dark.
  public var colorScheme: ColorScheme
  /// The size of texts.
  public var typeSize: DynamicTypeSize
  /// Language and region.
  public var locale: Locale
  /// Which way lines run; nil for the language's way.
  public var layoutDirection: LayoutDirection?
  /// Whether more contrast is asked for.
  public var isContrastIncreased: Bool
  /// Whether heavier text is asked for.
  public var isTextBold: Bool
  /// The date at the film's beginning: 1 January 2001, 00:00:00 GMT, unless set.
  public var date: Date

  /// Makes a variant; the usual one unless something is given.
  public init(
    _ colorScheme: ColorScheme = .light, typeSize: DynamicTypeSize = .large,
    locale: Locale = Locale(identifier: "en_US"), layoutDirection: LayoutDirection? = nil,
    isContrastIncreased: Bool = false, isTextBold: Bool = false,
    date: Date = Date(timeIntervalSinceReferenceDate: 0)
  ) {
    (self.colorScheme, self.typeSize, self.locale) = (colorScheme, typeSize, locale)
    (self.layoutDirection, self.isContrastIncreased) = (layoutDirection, isContrastIncreased)
    (self.isTextBold, self.date) = (isTextBold, date)
  }

  /// Light and dark.
  public static let schemes = [FrameVariant(.light), FrameVariant(.dark)]

  /// For names of goldens: `dark.accessibility3.de`; empty for the usual one.
  var name: String {
    var parts: [String] = []
    if colorScheme == .dark { parts.append("dark") }
    if isContrastIncreased { parts.append("contrast") }
    if typeSize != .large { parts.append("\(typeSize)") }
    if isTextBold { parts.append("bold") }
    if locale.identifier != "en_US" { parts.append(locale.identifier.replacing("_", with: "-")) }
    if let layoutDirection { parts.append(layoutDirection == .rightToLeft ? "rtl" : "ltr") }
    if date != Date(timeIntervalSinceReferenceDate: 0) {
      // Without the time's colons, which not all file systems take.
      parts.append(date.ISO8601Format().filter { $0.isLetter || $0.isNumber || $0 == "-" })
    }
    return parts.joined(separator: ".")
  }

  func apply(to settings: inout SceneSettings) {
    (settings.colorScheme, settings.dynamicTypeSize) = (colorScheme, typeSize)
    (settings.locale, settings.isContrastIncreased) = (locale, isContrastIncreased)
    (settings.prefersBoldText, settings.date) = (isTextBold, date)
    let isRightToLeft = locale.language.characterDirection == .rightToLeft
    settings.layoutDirection = layoutDirection ?? (isRightToLeft ? .rightToLeft : .leftToRight)
  }
}
