import Foundation

/// The files below a folder. Links to folders are not followed, so links in circles end.
enum SourceTree {
  /// Files and folders that are looked at, at most.
  static let limit = 50_000

  /// Folders that hold no sources of a target.
  private static let leftOut: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages", "checkouts",
  ]

  /// - Parameters:
  ///   - ext: How the files' names end, without the dot.
  ///   - excluded: Files and folders that are left out, absolute.
  /// - Returns: Paths in order; nil where the folder holds more than ``limit`` entries.
  static func files(below folder: String, ext: String = "swift", excluded: Set<String> = []) -> [String]? {
    var found: [String] = []
    var count = 0
    var pending = [folder]
    while let place = pending.popLast() {
      guard let entries = try? FileManager.default.contentsOfDirectory(atPath: place) else { continue }
      for name in entries where !name.hasPrefix(".") {
        count += 1
        guard count <= limit else { return nil }
        let path = place + "/" + name
        guard !excluded.contains(path) else { continue }
        if name.hasSuffix("." + ext) {
          found.append(path)
          continue
        }
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { continue }
        let kind = (name as NSString).pathExtension
        if leftOut.contains(name) || ["xcassets", "xcodeproj", "xcworkspace", "playground"].contains(kind) {
          continue
        }
        pending.append(path)
      }
    }
    return found.sorted()
  }
}
