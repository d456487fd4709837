import Foundation

/// For whom a font is registered; the film alone, whatever is asked for.
public enum CTFontManagerScope: UInt32, Hashable, Sendable {
  /// For the film, as all.
  case none = 0
  /// For the film, as all.
  case process = 1
  /// For the film, as all.
  case persistent = 2
  /// For the film, as all.
  case session = 3

  /// The same as `persistent`.
  public static var user: CTFontManagerScope { .persistent }
}
