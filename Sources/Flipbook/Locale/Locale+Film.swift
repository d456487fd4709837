import FlipbookDrawing
import Foundation

// Foundation on Linux takes "en_001" for the current locale, whatever the environment says. Whatever uses the current
// locale is declared again here, where it hides Foundation's: scenes see their own. In a file that imports Foundation
// beside Flipbook, Foundation's formats are preferred.

extension Locale {
  /// The locale of a film: that of `--locale`, else English of the United States.
  public static var current: Locale { SceneLocale.current }
  /// The locale of a film: that of `--locale`, else English of the United States.
  public static var autoupdatingCurrent: Locale { SceneLocale.current }
  /// The language of a film: that of `--locale`, else `en-US`.
  public static var preferredLanguages: [String] { [SceneLocale.language] }
}

extension Calendar {
  /// The Gregorian calendar with weeks as in the film's locale, in the time zone of a film.
  public static var current: Calendar { film }
  /// The Gregorian calendar with weeks as in the film's locale, in the time zone of a film.
  public static var autoupdatingCurrent: Calendar { film }

  private static var film: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = .current
    calendar.timeZone = .current
    return calendar
  }
}
