import Foundation

/// The files that the modules of a project come with, one by one.
package enum ResourceList {
  /// Files that are listed, at most.
  private static let limit = 50_000

  /// - Returns: Absolute paths in order, those of Swift files left out. Of a module that declares no resources, the files
  ///   of its folder.
  package static func files(of project: Project) -> [String] {
    var found: Set<String> = []
    for root in project.modules.flatMap(\.resourceRoots) {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: root, isDirectory: &isFolder) else { continue }
      guard isFolder.boolValue else {
        found.insert(root)
        continue
      }
      let below = FileManager.default.enumerator(
        at: URL(fileURLWithPath: root), includingPropertiesForKeys: [.isRegularFileKey],
        options: [.skipsHiddenFiles])
      while let url = below?.nextObject() as? URL, found.count < limit {
        guard url.pathExtension != "swift",
          (try? url.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
        else { continue }
        found.insert(url.path)
      }
    }
    return found.sorted()
  }
}
