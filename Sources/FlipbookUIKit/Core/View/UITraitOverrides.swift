import FlipbookDiagnostics
import FlipbookDrawing
import Foundation

/// The traits that a view or a controller sets for itself and all inside. The style has an effect.
@MainActor
public struct UITraitOverrides {
  private weak var view: UIView?
  private weak var controller: UIViewController?

  init(of view: UIView) { self.view = view }
  init(of controller: UIViewController) { self.controller = controller }

  /// Light or dark; unspecified for that of what is around.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { view?.overrideUserInterfaceStyle ?? controller?.overrideUserInterfaceStyle ?? .unspecified }
    nonmutating set {
      view?.overrideUserInterfaceStyle = newValue
      controller?.overrideUserInterfaceStyle = newValue
    }
  }

  /// The level of the grounds. Has no effect, with a diagnostic.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { .base }
    nonmutating set { unsupported("UITraitOverrides.userInterfaceLevel", when: newValue == .elevated) }
  }

  /// The size of texts. Has no effect, with a diagnostic.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { UITraitCollection.current.preferredContentSizeCategory }
    nonmutating set {
      unsupported(
        "UITraitOverrides.preferredContentSizeCategory", when: newValue != preferredContentSizeCategory)
    }
  }

  /// The room across. Has no effect, with a diagnostic.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { UITraitCollection.current.horizontalSizeClass }
    nonmutating set {
      unsupported("UITraitOverrides.horizontalSizeClass", when: newValue != horizontalSizeClass)
    }
  }

  /// The room down. Has no effect, with a diagnostic.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { UITraitCollection.current.verticalSizeClass }
    nonmutating set { unsupported("UITraitOverrides.verticalSizeClass", when: newValue != verticalSizeClass) }
  }
}

extension UIView {
  /// The traits that the view sets for itself and all inside.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(of: self) }
    set {}
  }
}

extension UIViewController {
  /// The traits that the controller sets for its view and all inside.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(of: self) }
    set {}
  }
}
