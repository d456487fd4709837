import Foundation

/// The environment of an interface: its light, its scale and its room.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Pixels per point.
  public let displayScale: CGFloat
  /// The room across: compact but on a tablet and on a large phone's side.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The room down: regular but on a phone's side.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// Always left to right.
  public let layoutDirection = UITraitEnvironmentLayoutDirection.leftToRight
  /// A phone, or a tablet by `--device`.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// How large texts are.
  public let preferredContentSizeCategory: UIContentSizeCategory

  package init(style: UIUserInterfaceStyle, scale: CGFloat, typeSize: DynamicTypeSize? = nil) {
    preferredContentSizeCategory = UIContentSizeCategory(
      typeSize ?? SceneTraits.current.dynamicTypeSize)
    userInterfaceStyle = style
    displayScale = scale
    let traits = SceneTraits.current
    horizontalSizeClass = traits.isRegularAcross ? .regular : .compact
    verticalSizeClass = traits.isRegularDown ? .regular : .compact
    userInterfaceIdiom = traits.isTablet ? .pad : .phone
  }

  /// Makes a collection with everything as in the scene.
  public convenience override init() {
    let traits = SceneTraits.current
    self.init(style: UIUserInterfaceStyle(traits.colorScheme), scale: traits.displayScale)
  }

  /// Makes a collection with everything as in the scene, but for the pixels per point.
  public convenience init(displayScale: CGFloat) {
    self.init(style: UIUserInterfaceStyle(SceneTraits.current.colorScheme), scale: displayScale)
  }

  /// Makes a collection of what others have otherwise than the scene, the last of them first.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    let scene = UITraitCollection()
    func last<Value: Equatable>(_ trait: (UITraitCollection) -> Value) -> Value {
      traitCollections.last { trait($0) != trait(scene) }.map(trait) ?? trait(scene)
    }
    self.init(
      style: last(\.userInterfaceStyle), scale: last(\.displayScale),
      typeSize: last(\.preferredContentSizeCategory).size)
  }

  /// Makes a collection with everything as in the scene, but for light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle, scale: SceneTraits.current.displayScale)
  }

  /// Makes a collection with everything as in the scene, but for the size of texts.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    let traits = SceneTraits.current
    self.init(
      style: UIUserInterfaceStyle(traits.colorScheme), scale: traits.displayScale,
      typeSize: preferredContentSizeCategory.size)
  }

  /// The scene's own.
  public static var current: UITraitCollection {
    let traits = SceneTraits.current
    return UITraitCollection(
      style: UIUserInterfaceStyle(traits.colorScheme), scale: traits.displayScale)
  }

  /// Whether both have the same style, scale and size of text.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle && displayScale == other.displayScale
      && preferredContentSizeCategory == other.preferredContentSizeCategory
  }

  /// The hash of the style and the scale.
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
