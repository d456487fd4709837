import FlipbookDrawing
import Foundation

/// The values that bars and their items read.
@MainActor
extension NibCoder {
  private var file: NibFile { objects.file }

  func read(into item: UINavigationItem) {
    if let title = element.string("title") { item.title = file.text(title, of: element, "title") }
    if let prompt = element.string("prompt") { item.prompt = prompt }
    switch element["largeTitleDisplayMode"] {
    case "always": item.largeTitleDisplayMode = .always
    case "never": item.largeTitleDisplayMode = .never
    default: break
    }
    if element.bool("hidesBackButton") == true { item.hidesBackButton = true }
    if element.bool("leftItemsSupplementBackButton") == true { item.leftItemsSupplementBackButton = true }
    if let view = element.keyed("titleView") { item.titleView = objects.makeView(view) }
    func items(_ name: String) -> [UIBarButtonItem]? {
      if let one = element.keyed("\(name)Item").flatMap(objects.makeObject) as? UIBarButtonItem {
        return [one]
      }
      return element.child("\(name)Items")?.children.compactMap { objects.makeObject($0) as? UIBarButtonItem }
    }
    if let found = items("leftBarButton") { item.leftBarButtonItems = found }
    if let found = items("rightBarButton") { item.rightBarButtonItems = found }
    item.backBarButtonItem =
      element.keyed("backBarButtonItem").flatMap(objects.makeObject) as? UIBarButtonItem
  }

  private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply,
    "action": .action, "organize": .organize, "bookmarks": .bookmarks, "search": .search,
    "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash, "play": .play, "pause": .pause,
    "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo, "close": .close,
  ]

  func read(into item: UIBarButtonItem) {
    if let system = element["systemItem"].flatMap({ Self.systemItems[$0] }) { item.become(system) }
    if let title = element.string("title") { item.title = file.text(title, of: element, "title") }
    if let image = NibTexts.image("image", of: element, in: file) { item.image = image }
    if element["style"] == "done" { item.style = .done }
    if let width = element.number("width") { item.width = width }
    if let color = NibColors.color("tintColor", of: element, in: file) { item.tintColor = color }
    if element.bool("enabled") == false { item.isEnabled = false }
    if let tag = element.number("tag") { item.tag = Int(tag) }
    if let view = element.keyed("customView")
      ?? element.children.first(where: { NibKinds.views[$0.name] != nil })
    {
      item.customView = objects.makeView(view)
    }
  }

  private static let systemTabs: [String: UITabBarItem.SystemItem] = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
    "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
    "search": .search, "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
  ]

  func makeTab() -> UITabBarItem {
    let tag = element.number("tag").map { Int($0) } ?? 0
    let item: UITabBarItem
    if let system = element["systemItem"].flatMap({ Self.systemTabs[$0] }) {
      item = UITabBarItem(tabBarSystemItem: system, tag: tag)
    } else {
      item = UITabBarItem(
        title: file.text(element["title"], of: element, "title"),
        image: NibTexts.image("image", of: element, in: file), tag: tag)
      item.selectedImage = NibTexts.image("selectedImage", of: element, in: file)
    }
    if let badge = element["badgeValue"] { item.badgeValue = badge }
    objects.adopt(item, element)
    return item
  }

  func read(into bar: UINavigationBar) {
    if element.bool("largeTitles") == true { bar.prefersLargeTitles = true }
    if element.bool("translucent") == false { bar.isTranslucent = false }
    if element["barStyle"] == "black" { bar.barStyle = .black }
    if let color = NibColors.color("barTintColor", of: element, in: file) { bar.barTintColor = color }
    if let values = element.keyed("titleTextAttributes").map(titleAttributes) {
      bar.titleTextAttributes = values
    }
    if let values = element.keyed("largeTitleTextAttributes").map(titleAttributes) {
      bar.largeTitleTextAttributes = values
    }
    let items = (element.child("items")?.children ?? []).filter { $0.name == "navigationItem" }
    if !items.isEmpty {
      bar.items = items.map { written in
        let item = UINavigationItem(title: "")
        NibCoder(written, objects).read(into: item)
        objects.adopt(item, written)
        return item
      }
    }
  }

  private func titleAttributes(_ written: MarkupElement) -> [NSAttributedString.Key: Any] {
    var values: [NSAttributedString.Key: Any] = [:]
    if let color = NibColors.color("textColor", of: written, in: file) { values[.foregroundColor] = color }
    if let font = NibTexts.font(of: written) { values[.font] = font }
    return values
  }

  func read(into bar: UIToolbar) {
    if element.bool("translucent") == false { bar.isTranslucent = false }
    if let color = NibColors.color("barTintColor", of: element, in: file) { bar.barTintColor = color }
    let items = (element.child("items")?.children ?? []).compactMap {
      objects.makeObject($0) as? UIBarButtonItem
    }
    if !items.isEmpty { bar.items = items }
  }

  func read(into bar: UITabBar) {
    if let color = NibColors.color("barTintColor", of: element, in: file) { bar.barTintColor = color }
    if let color = NibColors.color("unselectedItemTintColor", of: element, in: file) {
      bar.unselectedItemTintColor = color
    }
    if element.bool("translucent") == false { bar.isTranslucent = false }
    let items = (element.child("items")?.children ?? []).filter { $0.name == "tabBarItem" }
    if !items.isEmpty { bar.items = items.map { NibCoder($0, objects).makeTab() } }
  }
}
