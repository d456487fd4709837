import FlipbookTime

/// The files that a module of a project comes with: what `Bundle.module` finds there, and `Bundle.main` if it is an app.
package struct ModuleResources: Sendable {
  package let module: String
  /// The app whose files `Bundle.main` finds while the module's previews are drawn; nil where no app holds the module.
  package let app: String?
  /// Nil where the module declares none.
  package let assets: SceneAssets?
  /// The scheme that the module's `Info.plist` asks for; nil for the device's.
  private let colorScheme: ColorScheme?

  /// - Parameters:
  ///   - roots: Files and folders, absolute. A folder stands for what is below it.
  ///   - information: Texts of its `Info.plist`.
  package init(module: String, roots: [String], app: String?, information: [String: String] = [:]) {
    (self.module, self.app) = (module, app)
    colorScheme = ["Dark": .dark, "Light": .light][information["UIUserInterfaceStyle"] ?? ""]
    assets = roots.isEmpty ? nil : SceneAssets(in: roots, information: information)
  }

  private static let slot = SharedContextSlot(.program) { Guarded([String: ModuleResources]()) }

  /// Adds a module of the program.
  package static func add(_ resources: ModuleResources) {
    SceneContext.anyThread[slot].withLock { $0[resources.module] = resources }
  }

  /// The resources of a module of the program; nil where it has none of that name.
  package static func known(_ module: String) -> ModuleResources? {
    SceneContext.anyThread[slot].withLock { $0[module] }
  }

  /// The assets of `Bundle.main` while previews of a module are drawn; nil where no app of the program holds it.
  package static func main(of module: String) -> SceneAssets? {
    known(module)?.app.flatMap(known)?.assets
  }

  /// The scheme that the app which holds a module asks for, whatever the device's; nil where none does.
  package static func colorScheme(of module: String) -> ColorScheme? {
    known(module)?.app.flatMap(known)?.colorScheme
  }

  /// The module whose files lie in a folder, the first by name; nil for none.
  static func module(at folder: String) -> String? {
    let all = SceneContext.anyThread[slot].withLock { $0 }
    return all.keys.sorted().first { all[$0]?.assets?.files.folder == folder }
  }

  /// Reads all that would be read once it is asked for.
  package static func readAll() {
    let all = SceneContext.anyThread[slot].withLock { $0 }
    // Any order: each reads files of its own.
    for resources in all.values { resources.assets?.readAll() }
  }
}
