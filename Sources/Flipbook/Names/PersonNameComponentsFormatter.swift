import Foundation

/// Writes names of persons. Foundation's class can't be made here.
open class PersonNameComponentsFormatter: @unchecked Sendable {
  /// How much of a name is written.
  public enum Style: Int, Sendable {
    /// As `medium`.
    case `default`
    /// The nickname, or else the name that people are addressed by.
    case short
    /// The given and the family name.
    case medium
    /// All parts.
    case long
    /// The initials.
    case abbreviated

    fileprivate var format: PersonNameComponents.FormatStyle.Style {
      switch self {
      case .default, .medium: .medium
      case .short: .short
      case .long: .long
      case .abbreviated: .abbreviated
      }
    }
  }

  /// How much of a name is written.
  open var style = Style.default
  /// The order of the parts.
  open var locale: Locale! = Locale.current

  /// Makes a formatter.
  public init() {}

  /// Returns the text of a name.
  open func string(from components: PersonNameComponents) -> String {
    components.formatted(PersonNameComponents.FormatStyle(style: style.format, locale: locale))
  }

  /// Returns the text of a name; nil for what is no name.
  open func string(for value: Any?) -> String? { (value as? PersonNameComponents).map(string(from:)) }

  /// Returns the parts of a name; nil for a text without a word.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    PersonNameText.parts(of: string)
  }

  /// Returns the text of a name in a style.
  open class func localizedString(from components: PersonNameComponents, style: Style) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = style
    return formatter.string(from: components)
  }
}
