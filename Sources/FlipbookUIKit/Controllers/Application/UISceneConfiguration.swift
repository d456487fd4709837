import FlipbookDrawing
import Foundation

/// The classes that make up a scene, by name. A film has one scene, whose delegate is found by its type.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
  /// The name of the configuration.
  public let name: String?
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// Has no effect. A film has one scene.
  open var sceneClass: AnyClass?
  /// Has no effect. The delegate of a film's scene is found by its type.
  open var delegateClass: AnyClass?
  /// The storyboard of the scene. Has no effect, with a diagnostic: a film begins with the one that `Info.plist` names.
  open var storyboard: UIStoryboard? {
    didSet { unsupported("UISceneConfiguration.storyboard", when: storyboard != nil) }
  }

  /// Makes a configuration with a name and a role.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init()
  }
}
