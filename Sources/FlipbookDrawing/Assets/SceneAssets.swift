import FlipbookMotion
import FlipbookTime
import Foundation

/// The asset catalogues, files and texts beside a scene. Each is read when something of it is asked for.
package final class SceneAssets: Sendable {
  private struct Loaded: Sendable {
    var catalog: AssetCatalog?
    var files: ResourceFiles?
    var strings: StringTables?
  }

  /// Where the scene lies; nil for nowhere.
  private let folder: String?
  private let loaded = Guarded(Loaded())

  package init(beside folder: String?) { self.folder = folder }

  private static let slot = SharedContextSlot(.scene) { Guarded(SceneAssets(beside: nil)) }

  /// The assets of the scene that is being made or run.
  package static var current: SceneAssets { SceneContext.anyThread[slot].withLock { $0 } }

  /// Makes these the assets of a context's scene.
  package func set(in context: SceneContext) { context[Self.slot].withLock { $0 = self } }

  package var catalog: AssetCatalog {
    loaded.withLock { loaded in
      if let catalog = loaded.catalog { return catalog }
      let catalog = folder.map(AssetCatalog.init(beside:)) ?? AssetCatalog()
      loaded.catalog = catalog
      return catalog
    }
  }

  package var files: ResourceFiles {
    loaded.withLock { loaded in
      if let files = loaded.files { return files }
      let files = ResourceFiles(beside: folder ?? FileManager.default.currentDirectoryPath)
      loaded.files = files
      return files
    }
  }

  package var strings: StringTables {
    loaded.withLock { loaded in
      if let strings = loaded.strings { return strings }
      let strings = folder.map(StringTables.init(beside:)) ?? StringTables()
      loaded.strings = strings
      return strings
    }
  }
}
