/// Whether a scene is drawn for a light or a dark surround, as UIKit says it.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2

  package init(_ scheme: ColorScheme) { self = scheme == .dark ? .dark : .light }

  package var colorScheme: ColorScheme { self == .dark ? .dark : .light }
}

/// How much room an interface has along an axis.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

/// The kind of device an interface is made for; the film is a phone.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}
