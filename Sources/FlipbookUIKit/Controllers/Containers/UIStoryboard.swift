import FlipbookDiagnostics
import FlipbookDrawing
import Foundation

/// A storyboard of Interface Builder's, read as it stands in the project.
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
  private let name: String
  private let file: NibFile?

  /// Finds a storyboard among the files of a bundle. Without one of the name its controllers are empty, with a diagnostic.
  ///
  /// - Parameter storyboardBundleOrNil: Nil for the main one.
  public init(name: String, bundle storyboardBundleOrNil: SceneBundle?) {
    self.name = name
    file = NibFile.named(name, "storyboard", in: storyboardBundleOrNil)
    super.init()
    if file == nil { NibTrouble.missingFile(name, "storyboard") }
  }

  /// Makes the controller that the storyboard begins with; nil where it names none.
  open func instantiateInitialViewController() -> UIViewController? {
    guard let file, let element = file.initialController else { return nil }
    return NibScene.make(element, in: file)
  }

  /// Makes the controller that the storyboard begins with by a closure, which gets what `init(coder:)` takes.
  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    guard let file, let element = file.initialController else { return nil }
    return NibScene.make(element, in: file, creator: creator) as? Controller
  }

  init(_ file: NibFile) { (name, self.file) = (file.name, file) }

  private func element(_ identifier: String) -> MarkupElement? {
    file?.controllers.first { $0["storyboardIdentifier"] == identifier }
      ?? file?.controllers.first {
        $0.bool("useStoryboardIdentifierAsRestorationIdentifier") == true
          && $0["restorationIdentifier"] == identifier
      }
  }

  /// Makes the controller of an identifier. One that isn't there is an empty one, with a diagnostic.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let file else { return UIViewController() }
    guard let element = element(identifier), let made = NibScene.make(element, in: file) else {
      NibTrouble.missingController(identifier, in: file)
      return UIViewController()
    }
    return made
  }

  /// Makes the controller of an identifier by a closure, which gets what `init(coder:)` takes.
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let made = file.flatMap { file in
      element(identifier).flatMap { NibScene.make($0, in: file, creator: creator) }
    }
    guard let controller = made as? Controller else {
      preconditionFailure("\(name).storyboard has no \(Controller.self) of the identifier \(identifier)")
    }
    return controller
  }
}

extension UIViewController {
  /// The storyboard that the controller comes from; nil for another controller.
  public var storyboard: UIStoryboard? { nibScene.map { UIStoryboard($0.file) } }
}
