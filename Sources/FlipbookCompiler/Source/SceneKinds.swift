/// Which types of a few files scenes can be made from.
struct SceneKinds {
  private let clips: Set<String>
  private let apps: Set<String>
  private let providers: Set<String>
  let views: Set<String>
  private let controllers: Set<String>
  private let uiViews: Set<String>
  private let sceneDelegates: Set<String>
  private let applications: Set<String>
  private let hasSceneDelegate: Bool

  /// Views and controllers of UIKit's.
  let classes: Set<String>

  init(_ files: [SceneFinder]) {
    var inherited: [String: [String]] = [:]
    for file in files { inherited.merge(file.inherited) { $0 + $1 } }
    let parents = inherited
    func names(_ roots: Set<String>) -> Set<String> {
      Self.names(inheriting: roots, parents)
    }
    clips = names(["Clip", "Flipbook.Clip"])
    // A file may have a type of its own that is called so.
    let hasOwnApp = files.contains { $0.declarations.contains { $0.name == "App" } }
    apps = names(Set(hasOwnApp ? [] : ["App"]).union(["SwiftUI.App", "Flipbook.App"]))
    providers = names(["PreviewProvider", "SwiftUI.PreviewProvider"])
    views = names(["View", "SwiftUI.View", "Flipbook.View"])
    controllers = names([
      "UIViewController", "UINavigationController", "UITabBarController", "UITableViewController",
      "UICollectionViewController", "UIKit.UIViewController",
    ])
    uiViews = names([
      "UIView", "UIControl", "UIButton", "UILabel", "UIImageView", "UIStackView", "UIScrollView",
      "UITableView", "UIKit.UIView",
    ])
    classes = controllers.union(uiViews)
    sceneDelegates = names(["UIWindowSceneDelegate", "UISceneDelegate"])
    applications = names(["UIApplicationDelegate"])
    let delegates = sceneDelegates
    hasSceneDelegate = files.contains { $0.declarations.contains { delegates.contains($0.name) } }
  }

  /// The kind of scene that a type is, by its name; nil for none.
  func kind(of name: String) -> FoundScene.Kind? {
    if clips.contains(name) { return .clip }
    if apps.contains(name) { return .app }
    if providers.contains(name) { return .previewProvider }
    if views.contains(name) { return .view }
    if sceneDelegates.contains(name) { return .sceneDelegate }
    // Where scenes have delegates the application's shows nothing itself.
    if applications.contains(name) { return hasSceneDelegate ? nil : .application }
    if controllers.contains(name) { return .controller }
    return uiViews.contains(name) ? .uiView : nil
  }

  private static func names(inheriting roots: Set<String>, _ inherited: [String: [String]]) -> Set<String> {
    var names = roots
    var grew = true
    while grew {
      grew = false
      for (name, parents) in inherited where !names.contains(name) && parents.contains(where: names.contains)
      {
        names.insert(name)
        grew = true
      }
    }
    return names
  }
}
