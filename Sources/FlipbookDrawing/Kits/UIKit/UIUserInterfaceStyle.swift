/// Whether a scene is drawn for a light or a dark surround, as UIKit says it.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// Counts as light.
  case unspecified = 0
  /// Dark on a light ground.
  case light = 1
  /// Light on a dark ground.
  case dark = 2

  /// Makes a style from a scheme of views; nil is unspecified.
  public init(_ scheme: ColorScheme?) {
    self = scheme.map { $0 == .dark ? .dark : .light } ?? .unspecified
  }

  package var colorScheme: ColorScheme { self == .dark ? .dark : .light }
}

extension ColorScheme {
  /// Makes a scheme of views from a style; nil for one that is unspecified.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .light: self = .light
    case .dark: self = .dark
    case .unspecified: return nil
    }
  }
}
