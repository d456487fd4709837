import FlipbookDrawing
import Foundation

/// The values that view controllers read.
@MainActor
extension NibCoder {
  private var file: NibFile { objects.file }

  func read(into controller: UIViewController) {
    controller.nibScene = NibScene(element: element, objects: objects)
    if let title = element["title"] { controller.title = file.text(title, of: element, "title") }
    if let item = element.keyed("navigationItem") {
      NibCoder(item, objects).read(into: controller.navigationItem)
      objects.adopt(controller.navigationItem, item)
    }
    if let tab = element.keyed("tabBarItem") { controller.tabBarItem = NibCoder(tab, objects).makeTab() }
    if let items = element.child("toolbarItems") {
      controller.toolbarItems = items.children.compactMap { objects.makeObject($0) as? UIBarButtonItem }
    }
    if element.bool("hidesBottomBarWhenPushed") == true { controller.hidesBottomBarWhenPushed = true }
    if let style = element["modalPresentationStyle"].flatMap({ NibSegues.presentations[$0] }) {
      controller.modalPresentationStyle = style
    }
    if let style = element["modalTransitionStyle"].flatMap({ NibSegues.transitions[$0] }) {
      controller.modalTransitionStyle = style
    }
    if element.bool("extendedLayoutIncludesOpaqueBars") == true {
      controller.extendedLayoutIncludesOpaqueBars = true
    }
    if let size = element.keyed("preferredContentSize")?.size { controller.preferredContentSize = size }
    if let edges = element.keyed("edgesForExtendedLayout") {
      let parts: [(String, UIRectEdge)] = [
        ("top", .top), ("bottom", .bottom), ("left", .left), ("right", .right),
      ]
      controller.edgesForExtendedLayout = parts.reduce(into: []) {
        if edges.bool($1.0) == true { $0.insert($1.1) }
      }
    }
  }

  func read(into controller: UINavigationController) {
    if let bar = element.keyed("navigationBar").flatMap(objects.makeView) as? UINavigationBar {
      controller.navigationBar = bar
    }
    if let bar = element.keyed("toolbar").flatMap(objects.makeView) as? UIToolbar { controller.toolbar = bar }
    if element.bool("navigationBarHidden") == true { controller.isNavigationBarHidden = true }
    if element.bool("toolbarHidden") == false { controller.isToolbarHidden = false }
    if let root = related("rootViewController").first { controller.viewControllers = [root] }
  }

  func read(intoTabs controller: UITabBarController) {
    if let bar = element.keyed("tabBar").flatMap(objects.makeView) as? UITabBar {
      controller.replaceBar(by: bar)
    }
    let found = related("viewControllers")
    if !found.isEmpty { controller.viewControllers = found }
    if let index = element.number("selectedIndex") { controller.selectedIndex = Int(index) }
  }

  func read(intoColumns controller: UISplitViewController) {
    let first = related("masterViewController") + related("primaryViewController")
    let last = related("detailViewController") + related("secondaryViewController")
    controller.viewControllers = [first.first, last.first].compactMap { $0 }
  }

  /// The controllers that a relation leads to, in the document's order.
  private func related(_ relation: String) -> [UIViewController] {
    (element.child("connections")?.children ?? [])
      .filter { $0.name == "segue" && $0["relationship"] == relation }
      .compactMap { segue in
        segue["destination"].flatMap { file.elements[$0] }.flatMap { NibScene.make($0, in: file) }
      }
  }

  /// The style of the table that a controller of a table makes where it reads no view.
  var controllerTableStyle: UITableView.Style {
    element.keyed("view", "tableView").map { NibCoder($0, objects).tableStyle } ?? .plain
  }
}
