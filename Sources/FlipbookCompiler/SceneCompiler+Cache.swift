import FlipbookDrawing
import FlipbookScenes
import Foundation

extension SceneCompiler {
  /// The keys that a scene's program can have in the cache, by what it is made from.
  struct Keys: Equatable {
    /// The key of a program that says nothing of its files' paths as the person wrote them.
    var anywhere: ContentHash
    /// The key of one that does: it names the places of assets that are missing.
    var placed: ContentHash
  }

  /// The keys of a scene, found without parsing it: what the parser finds follows from what is hashed.
  ///
  /// - Parameters:
  ///   - parts: The scene's files.
  ///   - catalog: The catalogues beside it, whose names become code.
  ///   - models: The models in its folder, which classes are made of.
  ///   - metal: The Metal files, which functions are made of.
  func keys(
    for parts: [SceneFile.Part], catalog: AssetCatalog, models: SceneModels, metal: MetalFiles,
    settings: SceneCompileSettings
  ) -> Keys {
    var hasher = ContentHasher()
    if parts.count > 1 { hasher.combine(settings.scene ?? "") }
    for part in parts {
      hasher.combine(part.source)
      hasher.combine(part.absolutePath)
    }
    hasher.combine(LibraryDigest(cacheFolder: cache.folder).digest(of: layout.library))
    hasher.combine(toolchain.identity)
    for argument in arguments(settings: settings) { hasher.combine(argument) }
    hasher.combine(StagedScene.main(count: parts.count))
    hasher.combine(AssetSymbols(parts: [], catalog: catalog).part?.source ?? "")
    models.hash(into: &hasher)
    metal.hash(into: &hasher)
    let anywhere = hasher.finalize()
    var placed = ContentHasher(seed: 1)
    placed.combine(anywhere)
    for part in parts { placed.combine(part.path) }
    return Keys(anywhere: anywhere, placed: placed.finalize())
  }

  /// The program that the cache has for one of two keys; nil for none. A damaged one is removed.
  func kept(_ keys: Keys) -> String? {
    for key in [keys.anywhere, keys.placed] {
      switch cache.entry(for: key) {
      case .whole(let path): return path
      case .damaged(let path):
        unlink(path)
        FileHandle.standardError.write(
          Data("flipbook: The compiled scene in the cache was damaged; it is compiled again.\n".utf8))
      case .missing: break
      }
    }
    return nil
  }
}
