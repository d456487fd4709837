import FlipbookMotion
import FlipbookTime
import Foundation

/// The asset catalogues, files and texts that a scene or a module of a project comes with. Each is read when something of
/// it is asked for.
package final class SceneAssets: Sendable {
  private struct Loaded: Sendable {
    var catalog: AssetCatalog?
    var files: ResourceFiles?
    var strings: StringTables?
  }

  /// Where they lie.
  private enum Place: Sendable {
    case nowhere
    /// In a folder, below it and around it.
    case beside(String)
    /// In these files and folders alone.
    case roots([String])
  }

  private let place: Place
  /// Colours that the catalogues lack.
  private let colors: [String: AssetCatalog.NamedColor]
  /// Texts of `Info.plist` that go before those of the file.
  let information: [String: String]
  private let loaded = Guarded(Loaded())

  /// - Parameters:
  ///   - folder: Where the scene lies; nil for nowhere.
  ///   - colors: Colours that the scene knows by name where no catalogue has them.
  package init(beside folder: String?, colors: [String: AssetCatalog.NamedColor] = [:]) {
    place = folder.map(Place.beside) ?? .nowhere
    self.colors = colors
    information = [:]
  }

  /// - Parameters:
  ///   - roots: Files and folders, absolute. A folder stands for what is below it.
  ///   - information: Texts of `Info.plist` that go before those of the file.
  package init(in roots: [String], information: [String: String] = [:]) {
    (place, colors, self.information) = (.roots(roots), [:], information)
  }

  private static let slot = SharedContextSlot(.scene) { Guarded(SceneAssets(beside: nil)) }

  /// The assets of the scene that is being made or run: those of `Bundle.main`.
  package static var current: SceneAssets { SceneContext.anyThread[slot].withLock { $0 } }

  /// The assets of a module; the scene's own for nil and for a module that declares none.
  package static func of(_ module: String?) -> SceneAssets {
    module.flatMap(ModuleResources.known)?.assets ?? current
  }

  /// Makes these the assets of a context's scene.
  package func set(in context: SceneContext) { context[Self.slot].withLock { $0 = self } }

  package var catalog: AssetCatalog {
    loaded.withLock { loaded in
      if let catalog = loaded.catalog { return catalog }
      var catalog =
        switch place {
        case .nowhere: AssetCatalog()
        case .beside(let folder): AssetCatalog(beside: folder)
        case .roots(let roots): AssetCatalog(in: roots)
        }
      catalog.colors.merge(colors) { own, _ in own }
      loaded.catalog = catalog
      return catalog
    }
  }

  package var files: ResourceFiles {
    loaded.withLock { loaded in
      if let files = loaded.files { return files }
      let files =
        switch place {
        case .nowhere: ResourceFiles(beside: FileManager.default.currentDirectoryPath)
        case .beside(let folder): ResourceFiles(beside: folder)
        case .roots(let roots): ResourceFiles(in: roots)
        }
      loaded.files = files
      return files
    }
  }

  package var strings: StringTables {
    loaded.withLock { loaded in
      if let strings = loaded.strings { return strings }
      let strings =
        switch place {
        case .nowhere: StringTables()
        case .beside(let folder): StringTables(beside: folder)
        case .roots(let roots): StringTables(in: roots)
        }
      loaded.strings = strings
      return strings
    }
  }

  /// The file of an image: of a catalogue, or beside other resources; the name itself where there is none.
  package func imageFile(_ name: String, isDark: Bool) -> (path: String, scale: CGFloat?) {
    // A file's extension counts for nothing in a catalogue.
    let bare =
      ["png", "jpg", "jpeg"].contains((name as NSString).pathExtension.lowercased())
      ? (name as NSString).deletingPathExtension : name
    for wanted in [name, bare] {
      if let picture = catalog.picture(named: wanted, isDark: isDark) { return (picture.path, picture.scale) }
    }
    switch place {
    case .nowhere: return (name, nil)
    case .roots: return (files.image(name) ?? name, nil)
    case .beside:
      // Beside a scene the provider of images looks by itself; files of groups lie in the folders below.
      let folder = files.folder + "/"
      guard let path = files.image(name), path.hasPrefix(folder), path.dropFirst(folder.count).contains("/")
      else { return (name, nil) }
      return (path, nil)
    }
  }

  /// Reads all that would be read once it is asked for.
  package func readAll() { _ = (catalog, files, strings) }
}
