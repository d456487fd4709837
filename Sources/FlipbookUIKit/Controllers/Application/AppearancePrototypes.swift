import FlipbookDrawing
import FlipbookTime
import FlipbookViews
import Foundation

/// The views that stand for all views of their class, as `appearance()` gives them.
@MainActor
final class AppearancePrototypes {
  private static let slot = ContextSlot(.scene) { AppearancePrototypes() }
  static var current: AppearancePrototypes { SceneContext.current[slot] }

  private var views: [ObjectIdentifier: UIView] = [:]
  private var madeTabItem: UITabBarItem?

  nonisolated init() {}

  /// The view that stands for a class, if the scene has asked for it.
  static func known<V: UIView>(_ type: V.Type) -> V? { current.views[ObjectIdentifier(type)] as? V }

  /// The view that stands for a class; nil for a class whose appearance can't be set.
  func view<V: UIView>(of type: V.Type) -> V? {
    if let known = views[ObjectIdentifier(type)] as? V { return known }
    guard let made = V(coder: NSCoder()), follow(made) else { return nil }
    views[ObjectIdentifier(type)] = made
    return made
  }

  /// The text field that those in search bars follow, if the scene has asked for it.
  static var knownSearchField: UITextField? {
    current.views[ObjectIdentifier(UISearchBar.self)] as? UITextField
  }

  /// The text field that those in search bars follow.
  func searchField() -> UITextField {
    let key = ObjectIdentifier(UISearchBar.self)
    if let known = views[key] as? UITextField { return known }
    let made = UITextField()
    views[key] = made
    KitAppearance.current.searchFields = { made.backgroundColor.map { Color(uiColor: $0) } }
    return made
  }

  /// The tab that stands for all tabs, if the scene has asked for it.
  static var knownTabItem: UITabBarItem? { current.madeTabItem }

  /// The tab that stands for all tabs.
  func tabItem() -> UITabBarItem {
    if let madeTabItem { return madeTabItem }
    let made = UITabBarItem()
    madeTabItem = made
    // Bars of views ask the prototype of bars, which asks the tab.
    _ = view(of: UITabBar.self)
    return made
  }

  /// Has the system's bars and controls follow a view.
  private func follow(_ view: UIView) -> Bool {
    let kit = KitAppearance.current
    switch view {
    case let bar as UINavigationBar:
      bar.isPrototype = true
      kit.navigationBar = { bar.kitAppearance }
    case let bar as UITabBar:
      bar.isPrototype = true
      kit.tabBar = { bar.kitAppearance }
    case let control as UISegmentedControl: kit.segments = { control.kitAppearance }
    case let control as UIPageControl:
      kit.pages = {
        var result = KitAppearance.PageDotsAppearance()
        result.current = control.currentPageIndicatorTintColor.map { Color(uiColor: $0) }
        result.others = control.pageIndicatorTintColor.map { Color(uiColor: $0) }
        return result
      }
    case let control as UISwitch: kit.switches = { control.onTintColor.map { Color(uiColor: $0) } }
    case let control as UISlider:
      kit.sliders = {
        KitAppearance.SliderAppearance(
          filled: control.minimumTrackTintColor.map { Color(uiColor: $0) },
          rest: control.maximumTrackTintColor.map { Color(uiColor: $0) },
          knob: control.thumbTintColor.map { Color(uiColor: $0) })
      }
    default: return false
    }
    return true
  }
}

extension KitAppearance.TextAppearance {
  /// Makes the appearance of attributes of a text.
  init(_ attributes: [NSAttributedString.Key: Any]?) {
    self.init(
      font: (attributes?[.font] as? UIFont)?.font,
      color: (attributes?[.foregroundColor] as? UIColor).map { Color(uiColor: $0) })
  }
}

extension UITabBar {
  /// The appearance that bars of views take from this one.
  fileprivate var kitAppearance: KitAppearance.TabBarAppearance {
    let items = standardAppearance.stackedLayoutAppearance
    let own = barTintColor ?? backgroundColor
    var result = KitAppearance.TabBarAppearance()
    result.ground = (own ?? standardAppearance.ground).map { Color(uiColor: $0) }
    result.edgeGround = (scrollEdgeAppearance?.ground ?? backgroundColor ?? (isTranslucent ? nil : own))
      .map { Color(uiColor: $0) }
    let item = AppearancePrototypes.knownTabItem
    let chosen = items.selected.color ?? item?.ownTitleColor(for: .selected) ?? ownTint
    let other = items.normal.color ?? item?.ownTitleColor(for: .normal) ?? unselectedItemTintColor
    result.tint = chosen.map { Color(uiColor: $0) }
    result.unselected = other.map { Color(uiColor: $0) }
    return result
  }
}

extension UITabBar {
  /// Takes what the scene has set for all bars and not for this one.
  func followPrototype() {
    guard let prototype = AppearancePrototypes.known(UITabBar.self), prototype !== self else { return }
    if !hasOwnAppearance {
      standardAppearance = prototype.standardAppearance
      hasOwnAppearance = false
    }
    scrollEdgeAppearance = scrollEdgeAppearance ?? prototype.scrollEdgeAppearance
    isTranslucent = isTranslucent && prototype.isTranslucent
    barTintColor = barTintColor ?? prototype.barTintColor
    backgroundImage = backgroundImage ?? prototype.backgroundImage
    shadowImage = shadowImage ?? prototype.shadowImage
    unselectedItemTintColor = unselectedItemTintColor ?? prototype.unselectedItemTintColor
    if backgroundColor == nil, let color = prototype.backgroundColor { backgroundColor = color }
    if ownTint == nil, let tint = prototype.ownTint { tintColor = tint }
  }
}

extension UINavigationBar {
  /// The appearance that bars of views take from this one.
  fileprivate var kitAppearance: KitAppearance.NavigationBarAppearance {
    var result = KitAppearance.NavigationBarAppearance()
    result.standard = texts(of: standardAppearance)
    result.standard.ground = barTintColor.map { Color(uiColor: $0) } ?? result.standard.ground
    // Without an appearance of its own a bar at the edge has the titles of the usual one and no ground.
    result.edge = scrollEdgeAppearance.map { texts(of: $0) } ?? result.standard
    if scrollEdgeAppearance == nil { result.edge.ground = nil }
    if let backgroundColor { result.edge.ground = result.edge.ground ?? Color(uiColor: backgroundColor) }
    if !isTranslucent { result.edge.ground = result.edge.ground ?? result.standard.ground }
    result.tint = ownTint.map { Color(uiColor: $0) }
    return result
  }

  private func texts(of appearance: UINavigationBarAppearance) -> KitAppearance.BarTexts {
    var texts = KitAppearance.BarTexts()
    texts.ground = appearance.ground.map { Color(uiColor: $0) }
    texts.hasLine = appearance.look.line != nil
    texts.title = KitAppearance.TextAppearance(titleTextAttributes ?? appearance.titleTextAttributes)
    texts.largeTitle = KitAppearance.TextAppearance(
      largeTitleTextAttributes ?? appearance.largeTitleTextAttributes)
    texts.back = KitAppearance.TextAppearance(appearance.backButtonAppearance.normal.titleTextAttributes)
    texts.backImage = appearance.backIndicatorImage.map { Image(uiImage: $0) }
    texts.backImageColor = appearance.backIndicatorImage?.tint.map { Color(uiColor: $0) }
    return texts
  }

  /// Takes what the scene has set for all bars and not for this one.
  func followPrototype() {
    guard let prototype = AppearancePrototypes.known(UINavigationBar.self), prototype !== self else { return }
    if !hasOwnAppearance {
      standardAppearance = prototype.standardAppearance
      hasOwnAppearance = false
    }
    barTintColor = barTintColor ?? prototype.barTintColor
    scrollEdgeAppearance = scrollEdgeAppearance ?? prototype.scrollEdgeAppearance
    isTranslucent = isTranslucent && prototype.isTranslucent
    prefersLargeTitles = prefersLargeTitles || prototype.prefersLargeTitles
    titleTextAttributes = titleTextAttributes ?? prototype.titleTextAttributes
    largeTitleTextAttributes = largeTitleTextAttributes ?? prototype.largeTitleTextAttributes
    if ownTint == nil, let tint = prototype.ownTint { tintColor = tint }
  }
}
