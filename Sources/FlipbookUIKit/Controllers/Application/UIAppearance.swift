import FlipbookDiagnostics
import FlipbookDrawing
import Foundation

/// Settings for all views of a class: bars, segments, switches and the dots of pages follow them.
@MainActor @preconcurrency
public protocol UIAppearance {}

extension UIAppearance where Self: UIView {
  /// Returns a view that the views of its class follow, those that SwiftUI's views draw too; of a class that none
  /// follows, with a diagnostic.
  public static func appearance() -> Self {
    if let prototype = AppearancePrototypes.current.view(of: Self.self) { return prototype }
    DiagnosticCollector.current.report(
      Diagnostic(
        .note, code: "view.no-effect",
        message: "\(Self.self).appearance() has no effect in a film: each view has a look of its own."))
    return Self(coder: NSCoder()) ?? unmade()
  }

  /// Returns the view that all views of its class follow, wherever they are; text fields in search bars have one of their
  /// own, whose background counts.
  public static func appearance(whenContainedInInstancesOf containers: [AnyClass]) -> Self {
    if containers.contains(where: { $0 == UISearchBar.self }),
      let field = AppearancePrototypes.current.searchField() as? Self
    {
      return field
    }
    return appearance()
  }
}

extension UIAppearance where Self: UIView {
  private static func unmade() -> Self { preconditionFailure("\(Self.self) is not made by init(coder:)") }
}

extension UIView: UIAppearance, UIAppearanceContainer {}

extension UIViewController: UIAppearanceContainer {}

extension UITabBarItem: UIAppearance {
  /// Returns an item whose titles' attributes all tabs follow that have none of their own, those of SwiftUI's bars too.
  public static func appearance() -> UITabBarItem { AppearancePrototypes.current.tabItem() }
}

extension UIBarButtonItem: UIAppearance {
  /// Returns an item that no other follows.
  public static func appearance() -> UIBarButtonItem { UIBarButtonItem() }
}
