import FlipbookScenes
import Foundation

/// A folder without a package or a project: one module of all Swift files below.
enum FolderProject {
  static func read(_ place: String, path: String) throws -> Project {
    var project = Project(path: path, root: place, kind: .folder)
    let name = ProjectModule.identifier((place as NSString).lastPathComponent)
    var module = ProjectModule(name: name.isEmpty ? "App" : name, folder: place, packageName: "scene")
    guard let files = SourceTree.files(below: place) else {
      throw FlipbookFailure(
        "\"\(path)\" holds more than \(SourceTree.limit) files; name a folder further in.", .scene)
    }
    module.sources = files
    (module.dataModels, module.learnedModels) = SourceTree.models(below: place)
    project.modules = [module]
    return project
  }
}
