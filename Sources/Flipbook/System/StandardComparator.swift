import Foundation

extension String.StandardComparator {
  /// The order of a list of files. It is that of the characters: capitals come first, and 10 before 9.
  public static var localizedStandard: String.StandardComparator { .lexical }
  /// The order of the locale. It is that of the characters: capitals come first.
  public static var localized: String.StandardComparator { .lexical }
}
