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

  nonisolated init() {}

  /// The view that stands for a class, if the scene has asked for it.
  static func known<V: UIView>(_ type: V.Type) -> V? { current.views[ObjectIdentifier(type)] as? V }

  /// The view that stands for a class; nil for a class whose look can't be set.
  func view<V: UIView>(of type: V.Type) -> V? {
    if let known = views[ObjectIdentifier(type)] as? V { return known }
    guard let made = V(coder: NSCoder()), follow(made) else { return nil }
    views[ObjectIdentifier(type)] = made
    return made
  }

  /// Has the system's bars and controls follow a view.
  private func follow(_ view: UIView) -> Bool {
    let looks = KitLooks.current
    switch view {
    case let bar as UINavigationBar:
      bar.isPrototype = true
      looks.navigationBar = { bar.look }
    case let bar as UITabBar:
      bar.isPrototype = true
      looks.tabBar = { bar.look }
    case let control as UISegmentedControl: looks.segments = { control.look }
    case let control as UIPageControl:
      looks.pages = {
        var look = KitLooks.PageDotsLook()
        look.current = control.currentPageIndicatorTintColor.map { Color(uiColor: $0) }
        look.others = control.pageIndicatorTintColor.map { Color(uiColor: $0) }
        return look
      }
    case let control as UISwitch: looks.switches = { control.onTintColor.map { Color(uiColor: $0) } }
    case let control as UISlider:
      looks.sliders = {
        KitLooks.SliderLook(
          filled: control.minimumTrackTintColor.map { Color(uiColor: $0) },
          rest: control.maximumTrackTintColor.map { Color(uiColor: $0) },
          knob: control.thumbTintColor.map { Color(uiColor: $0) })
      }
    default: return false
    }
    return true
  }
}

extension KitLooks.TextLook {
  /// Makes the look of attributes of a text.
  init(_ attributes: [NSAttributedString.Key: Any]?) {
    self.init(
      font: (attributes?[.font] as? UIFont)?.font,
      color: (attributes?[.foregroundColor] as? UIColor).map { Color(uiColor: $0) })
  }
}

extension UITabBar {
  /// The look that bars of views take from this one.
  fileprivate var look: KitLooks.TabBarLook {
    let items = standardAppearance.stackedLayoutAppearance
    let own = barTintColor ?? backgroundColor
    var look = KitLooks.TabBarLook()
    look.ground = (own ?? standardAppearance.ground).map { Color(uiColor: $0) }
    look.edgeGround = (scrollEdgeAppearance?.ground ?? backgroundColor ?? (isTranslucent ? nil : own))
      .map { Color(uiColor: $0) }
    look.tint = (items.selected.color ?? ownTint).map { Color(uiColor: $0) }
    look.unselected = (items.normal.color ?? unselectedItemTintColor).map { Color(uiColor: $0) }
    return look
  }
}

extension UINavigationBar {
  /// The look that bars of views take from this one.
  fileprivate var look: KitLooks.NavigationBarLook {
    var look = KitLooks.NavigationBarLook()
    look.standard = texts(of: standardAppearance)
    look.standard.ground = barTintColor.map { Color(uiColor: $0) } ?? look.standard.ground
    // Without a look of its own a bar at the edge has the titles of the usual one and no ground.
    look.edge = scrollEdgeAppearance.map { texts(of: $0) } ?? look.standard
    if scrollEdgeAppearance == nil { look.edge.ground = nil }
    if let backgroundColor { look.edge.ground = look.edge.ground ?? Color(uiColor: backgroundColor) }
    if !isTranslucent { look.edge.ground = look.edge.ground ?? look.standard.ground }
    look.tint = ownTint.map { Color(uiColor: $0) }
    return look
  }

  private func texts(of appearance: UINavigationBarAppearance) -> KitLooks.BarTexts {
    var texts = KitLooks.BarTexts()
    texts.ground = appearance.ground.map { Color(uiColor: $0) }
    texts.hasLine = !appearance.isTransparent && appearance.shadowColor != .clear
    texts.title = KitLooks.TextLook(titleTextAttributes ?? appearance.titleTextAttributes)
    texts.largeTitle = KitLooks.TextLook(largeTitleTextAttributes ?? appearance.largeTitleTextAttributes)
    texts.back = KitLooks.TextLook(appearance.backButtonAppearance.normal.titleTextAttributes)
    texts.backImage = appearance.backIndicatorImage.map { Image(uiImage: $0) }
    texts.backImageColor = appearance.backIndicatorImage?.tint.map { Color(uiColor: $0) }
    return texts
  }

  /// Takes what the scene has set for all bars.
  func followPrototype() {
    guard let prototype = AppearancePrototypes.known(UINavigationBar.self), prototype !== self else { return }
    standardAppearance = prototype.standardAppearance
    barTintColor = prototype.barTintColor
    titleTextAttributes = prototype.titleTextAttributes
    largeTitleTextAttributes = prototype.largeTitleTextAttributes
    if let tint = prototype.ownTint { tintColor = tint }
  }
}
