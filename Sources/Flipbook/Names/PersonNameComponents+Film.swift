import FlipbookDrawing
import Foundation

extension PersonNameComponents {
  /// Makes the parts of a name from its text.
  ///
  /// - Throws: An error of Cocoa's for a text without a word.
  public init(_ value: String) throws {
    self = try ParseStrategy().parse(value)
  }

  /// Returns the name in the style `medium`: the given and the family name.
  public func formatted() -> String { formatted(FormatStyle()) }

  /// Returns the name in a style.
  public func formatted<S>(_ style: S) -> S.FormatOutput
  where S: Foundation.FormatStyle, S.FormatInput == PersonNameComponents {
    style.format(self)
  }

  /// Writes a name in the order of a locale.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of a name is written.
    public enum Style: String, Codable, Hashable, Sendable {
      /// The nickname, or else the name that people are addressed by.
      case short
      /// The given and the family name.
      case medium
      /// All parts.
      case long
      /// The initials.
      case abbreviated
    }

    /// How much of a name is written.
    public var style: Style
    private var locale: Locale

    /// Makes a style.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      (self.style, self.locale) = (style, locale)
    }

    /// Returns a style with another locale.
    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }

    /// Returns the name.
    public func format(_ value: PersonNameComponents) -> String {
      PersonNameText(value, locale: locale).text(style)
    }

    /// The strategy that reads names.
    public var parseStrategy: PersonNameComponents.ParseStrategy { ParseStrategy() }
  }

  /// Reads the parts of a name from its text.
  public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
    /// Makes a strategy.
    public init() {}

    /// Returns the parts of a name.
    ///
    /// - Throws: An error of Cocoa's for a text without a word.
    public func parse(_ value: String) throws -> PersonNameComponents {
      guard let parts = PersonNameText.parts(of: value) else {
        throw CocoaError(
          .formatting, userInfo: [NSDebugDescriptionErrorKey: "\"\(value)\" is not the name of a person."])
      }
      return parts
    }
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// The name of a person.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
  /// The name of a person.
  public static var name: Self { Self() }
}
