import FlipbookDiagnostics
import FlipbookDrawing
import Foundation

/// Looks that are set for all views of a class. They are kept and have no effect in a film.
@MainActor @preconcurrency
public protocol UIAppearance {}

extension UIAppearance where Self: UIView {
  /// Takes what is set for all views of the class.
  public static func appearance() -> Self {
    DiagnosticCollector.current.report(
      Diagnostic(
        .note, code: "view.no-effect",
        message: "\(Self.self).appearance() has no effect in a film: each view has a look of its own."))
    return Self(coder: NSCoder()) ?? unmade()
  }

  /// Takes what is set for all views of the class inside others.
  public static func appearance(whenContainedInInstancesOf containers: [AnyClass]) -> Self { appearance() }
}

extension UIAppearance where Self: UIView {
  private static func unmade() -> Self { preconditionFailure("\(Self.self) is not made by init(coder:)") }
}

extension UIView: UIAppearance {}

extension UIBarButtonItem: UIAppearance {
  /// Takes what is set for all items.
  public static func appearance() -> UIBarButtonItem { UIBarButtonItem() }
}
