import Foundation

extension SceneBundle {
  /// The bundle of a folder: the module's of a project whose folder it is, else the folder's own, else the scene's.
  public static func atURL(_ url: URL) -> SceneBundle {
    ModuleResources.module(at: url.path).map { SceneBundle(module: $0) } ?? SceneBundle(url: url) ?? .main
  }

  /// The bundle of the module that a class is of.
  public static func forClass(_ aClass: AnyClass) -> SceneBundle { SceneBundle(for: aClass) }
}
