import FlipbookDrawing
import FlipbookProjects

extension ProjectModule {
  /// The asset catalogues of the module: those that it declares, else those of its folder.
  var catalog: AssetCatalog { resources.isEmpty ? AssetCatalog(beside: folder) : AssetCatalog(in: resources) }
}
