import Foundation

/// The kinds of places that widgets have.
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  /// Two by two places of the home screen.
  case systemSmall
  /// Four by two places of the home screen.
  case systemMedium
  /// Four by four places of the home screen.
  case systemLarge
  /// Eight by four places of a tablet's home screen.
  case systemExtraLarge
  /// A circle of the lock screen.
  case accessoryCircular
  /// A rectangle of the lock screen.
  case accessoryRectangular
  /// The line over the time of the lock screen.
  case accessoryInline

  /// The name of the case.
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }

  /// In points, on a phone of 390 × 844 points; the extra large one on a tablet of 820 × 1,180.
  var size: CGSize {
    switch self {
    case .systemSmall: CGSize(width: 158, height: 158)
    case .systemMedium: CGSize(width: 338, height: 158)
    case .systemLarge: CGSize(width: 338, height: 354)
    case .systemExtraLarge: CGSize(width: 716, height: 342)
    case .accessoryCircular: CGSize(width: 72, height: 72)
    case .accessoryRectangular: CGSize(width: 160, height: 72)
    case .accessoryInline: CGSize(width: 230, height: 26)
    }
  }

  /// Whether it stands on the lock screen.
  var isAccessory: Bool { rawValue >= Self.accessoryCircular.rawValue }
}
