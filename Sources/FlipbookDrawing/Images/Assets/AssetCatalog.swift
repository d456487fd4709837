import Foundation

/// The colours and images of the asset catalogues (`.xcassets`) beside a scene, by name.
package struct AssetCatalog: Sendable {
  /// A colour for light and for dark appearance.
  package struct NamedColor: Hashable, Sendable {
    package var light: RGBA
    package var dark: RGBA
    /// Where more contrast is asked for; nil for no other.
    package var lightContrast: RGBA?
    package var darkContrast: RGBA?

    package init(light: RGBA, dark: RGBA, lightContrast: RGBA? = nil, darkContrast: RGBA? = nil) {
      (self.light, self.dark) = (light, dark)
      (self.lightContrast, self.darkContrast) = (lightContrast, darkContrast)
    }

    package func rgba(for scheme: ColorScheme, isContrastIncreased: Bool) -> RGBA {
      let isDark = scheme == .dark
      if isContrastIncreased, let color = isDark ? darkContrast : lightContrast { return color }
      return isDark ? dark : light
    }
  }

  /// One picture of an image set.
  package struct Picture: Hashable, Sendable {
    package var path: String
    /// Pixels per point.
    package var scale: CGFloat
    package var isDark: Bool
    /// The kind of device that it is for: `universal`, `iphone`, `ipad` and others.
    package var idiom = "universal"
    /// Whether it is for much room across; nil for any.
    package var isRegularAcross: Bool?
    /// Whether it is for much room down; nil for any.
    package var isRegularDown: Bool?

    /// How closely it is made for a device: nil where it is for another one.
    func closeness(to traits: SceneTraits) -> Int? {
      let device = traits.isTablet ? "ipad" : "iphone"
      guard idiom == "universal" || idiom == device,
        isRegularAcross == nil || isRegularAcross == traits.isRegularAcross,
        isRegularDown == nil || isRegularDown == traits.isRegularDown
      else { return nil }
      return (idiom == device ? 4 : 0) + (isRegularAcross == nil ? 0 : 2) + (isRegularDown == nil ? 0 : 1)
    }
  }

  package struct NamedImage: Hashable, Sendable {
    /// The one with most pixels per point first.
    package var pictures: [Picture]
    package var isTemplate: Bool
    /// Whether it is a symbol of the app's own.
    package var isSymbol = false
  }

  package var colors: [String: NamedColor] = [:]
  /// Those of them that are others on a tablet.
  package var tabletColors: [String: NamedColor] = [:]
  package var images: [String: NamedImage] = [:]
  /// The icons of apps, which code has no symbols for.
  package var icons: [String: NamedImage] = [:]
  /// The files of data sets, with the type that the catalogue states.
  package var data: [String: (path: String, type: String)] = [:]
  /// The catalogues that were read.
  package var folders: [String] = []
  /// The entries that could not be read, and why.
  package var problems: [String] = []

  package init() {}

  /// The picture of an image that is made most closely for a device, and of those the one with most pixels per point; nil
  /// where no image set has the name.
  package func picture(named name: String, isDark: Bool, traits: SceneTraits = .current) -> Picture? {
    guard let image = images[name] ?? icons[name] else { return nil }
    let fitting = image.pictures.filter { $0.closeness(to: traits) != nil }
    // A set for other devices alone is better shown than left out.
    let all = fitting.isEmpty ? image.pictures : fitting
    let inAppearance = all.filter { $0.isDark == isDark }
    let candidates = inAppearance.isEmpty ? all : inAppearance
    let closest = candidates.compactMap { $0.closeness(to: traits) }.max()
    return candidates.first { $0.closeness(to: traits) == closest }
  }

  /// The colour of a name on a device; nil where no colour set has it.
  package func color(named name: String, traits: SceneTraits = .current) -> NamedColor? {
    (traits.isTablet ? tabletColors[name] : nil) ?? colors[name]
  }

  /// Why a colour of a name can't be drawn: a sentence.
  package func failure(forColor name: String) -> String {
    guard !folders.isEmpty else {
      return
        "Colour \"\(name)\" comes from an asset catalogue, but there is no .xcassets folder beside the scene; it "
        + "draws as clear."
    }
    let reason = problems.first { $0.contains("\(name).colorset") }.map { " \($0)" } ?? ""
    return
      "There is no colour \"\(name)\" in the asset catalogues beside the scene; it draws as clear.\(reason)"
  }
}
