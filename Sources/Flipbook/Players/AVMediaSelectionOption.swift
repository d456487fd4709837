import Foundation

/// A part of a film that can be chosen. There is none: a film's own subtitles and further sounds aren't read.
open class AVMediaSelectionOption: NSObject, @unchecked Sendable {
  /// The language; nil for none.
  public let locale: Locale?
  /// The name.
  public let displayName: String
  init(locale: Locale?, displayName: String) { (self.locale, self.displayName) = (locale, displayName) }
}
