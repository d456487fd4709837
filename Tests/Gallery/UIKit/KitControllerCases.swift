import UIKit

extension GalleryCase {
  @MainActor static func presenting(_ style: UIModalPresentationStyle, _ transition: UIModalTransitionStyle)
    -> UIViewController
  {
    PageController("Below", .systemYellow) { page in
      let next = PageController("Above", .systemTeal)
      next.modalPresentationStyle = style
      next.modalTransitionStyle = transition
      page.present(next, animated: true)
    }
  }

  @MainActor static func asking(_ style: UIAlertController.Style) -> UIViewController {
    PageController("Below") { page in
      let alert = UIAlertController(
        title: "Delete the file?", message: "This can't be undone.", preferredStyle: style)
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      page.present(alert, animated: true)
    }
  }

  @MainActor static func searching(isActive: Bool) -> UIViewController {
    let (table, search) = (TableController(style: .plain), UISearchController(searchResultsController: nil))
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.scopeButtonTitles = ["All", "Fruits"]
    table.navigationItem.searchController = search
    let controller = UINavigationController(rootViewController: table)
    controller.navigationBar.prefersLargeTitles = true
    if isActive { DispatchQueue.main.async { search.isActive = true } }
    return controller
  }

  @CaseList static func kitBars() -> [GalleryCase] {
    controller(.kitControllers, "a bar over a table that was scrolled") {
      let table = TableController(style: .plain)
      let controller = UINavigationController(rootViewController: table)
      controller.navigationBar.prefersLargeTitles = true
      DispatchQueue.main.async { table.tableView.contentOffset.y = 30 }
      return controller
    }
    controller(.kitControllers, "a field to search in under a large title") { searching(isActive: false) }
    controller(.kitControllers, "an open search with scopes", at: [1]) { searching(isActive: true) }
    controller(.kitControllers, "a toolbar over a table") {
      let table = TableController(style: .plain)
      table.toolbarItems = [
        UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil), .flexibleSpace(),
        UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
      ]
      let controller = UINavigationController(rootViewController: table)
      controller.isToolbarHidden = false
      return controller
    }
  }

  @CaseList static func kitHands() -> [GalleryCase] {
    controller(
      .kitControllers, "a half sheet that is pulled up", at: [0.9, 1.2, 2.5], script: pull(by: 180, at: 1)
    ) {
      PageController("Below", .systemYellow) { page in
        let next = PageController("Above", .systemTeal)
        next.sheetPresentationController?.detents = [.medium(), .large()]
        next.sheetPresentationController?.prefersGrabberVisible = true
        page.present(next, animated: false)
      }
    }
    controller(.kitControllers, "an index beside a table", script: []) { IndexedController(style: .plain) }
  }

  @CaseList static func kitMenus() -> [GalleryCase] {
    controller(.kitControllers, "a held row of a table", at: [0.9, 2], script: press("Banana", at: 0.5)) {
      TableController(style: .insetGrouped)
    }
    controller(.kitControllers, "the menu of a bar's button", at: [0.65, 1.5], script: tap("Sort", at: 0.5)) {
      let page = PageController("Page")
      let marked = UIAction(title: "Name", state: .on) { _ in }
      let order = UIMenu(
        title: "Order", options: [.displayInline, .singleSelection],
        children: [marked, UIAction(title: "Date") { _ in }])
      let more = UIMenu(
        title: "More", image: UIImage(systemName: "ellipsis"), children: [UIAction(title: "Size") { _ in }])
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Sort", menu: UIMenu(children: [order, more]))
      return UINavigationController(rootViewController: page)
    }
  }

  @CaseList static func kitControllers() -> [GalleryCase] {
    controller(.kitControllers, "a plain table") { TableController(style: .plain) }
    controller(.kitControllers, "a grouped table") { TableController(style: .grouped) }
    controller(.kitControllers, "an inset grouped table") { TableController(style: .insetGrouped) }
    controller(.kitControllers, "a table under a large title") {
      let controller = UINavigationController(rootViewController: TableController(style: .insetGrouped))
      controller.navigationBar.prefersLargeTitles = true
      return controller
    }
    controller(.kitControllers, "a collection in a flow") { CollectionController() }
    controller(.kitControllers, "an alert", at: [0.1, 1]) { asking(.alert) }
    controller(.kitControllers, "an action sheet", at: [0.1, 1]) { asking(.actionSheet) }
    controller(.kitControllers, "a push", at: [0.15, 0.3, 1]) {
      UINavigationController(
        rootViewController: PageController("Here", .systemYellow) {
          $0.navigationController?.pushViewController(PageController("There", .systemTeal), animated: true)
        })
    }
    controller(.kitControllers, "a sheet", at: [0.15, 0.3, 1]) { presenting(.automatic, .coverVertical) }
    controller(.kitControllers, "a cover", at: [0.15, 0.3, 1]) { presenting(.fullScreen, .coverVertical) }
    controller(.kitControllers, "a crossfade", at: [0.15, 0.3, 1]) { presenting(.fullScreen, .crossDissolve) }
    controller(.kitControllers, "a flip", at: [0.15, 0.4, 0.6, 1]) {
      presenting(.fullScreen, .flipHorizontal)
    }
    controller(.kitControllers, "tabs") {
      let controller = UITabBarController()
      let pages = [PageController("Home", .systemBackground), PageController("Search", .systemBackground)]
      pages[0].tabBarItem.image = UIImage(systemName: "house")
      pages[1].tabBarItem.image = UIImage(systemName: "magnifyingglass")
      pages[1].tabBarItem.badgeValue = "3"
      controller.viewControllers = pages
      return controller
    }
    controller(.kitControllers, "bar buttons", height: 240) {
      let page = PageController("Library")
      page.navigationItem.leftBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .cancel, target: nil, action: nil)
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .done, target: nil, action: nil)
      return UINavigationController(rootViewController: page)
    }
  }
}
