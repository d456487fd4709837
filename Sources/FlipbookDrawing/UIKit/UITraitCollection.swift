import Foundation

/// What an interface is drawn for: its light, its scale and its room.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Pixels per point.
  public let displayScale: CGFloat
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  public let layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
  public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
  /// How large texts are.
  public let preferredContentSizeCategory: UIContentSizeCategory

  package init(style: UIUserInterfaceStyle, scale: CGFloat, typeSize: DynamicTypeSize? = nil) {
    preferredContentSizeCategory = UIContentSizeCategory(
      typeSize ?? SceneSurroundings.current.dynamicTypeSize)
    userInterfaceStyle = style
    displayScale = scale
    horizontalSizeClass = .compact
    verticalSizeClass = .regular
  }

  /// Everything as in the scene, but for the light.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle, scale: SceneSurroundings.current.displayScale)
  }

  /// Everything as in the scene, but for the size of texts.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    let surroundings = SceneSurroundings.current
    self.init(
      style: UIUserInterfaceStyle(surroundings.colorScheme), scale: surroundings.displayScale,
      typeSize: preferredContentSizeCategory.size)
  }

  /// The scene's own.
  public static var current: UITraitCollection {
    let surroundings = SceneSurroundings.current
    return UITraitCollection(
      style: UIUserInterfaceStyle(surroundings.colorScheme), scale: surroundings.displayScale)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle && displayScale == other.displayScale
      && preferredContentSizeCategory == other.preferredContentSizeCategory
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(displayScale)
    return hasher.finalize()
  }

  /// Whether colours come out otherwise than for another collection.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }
}

/// Which way lines of an interface run.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}
