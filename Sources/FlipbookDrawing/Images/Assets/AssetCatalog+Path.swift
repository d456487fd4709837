import Foundation

extension AssetCatalog {
  /// The path of a file of a set. Letters with accents may be composed in the one name and not in the other, and letters
  /// large in the one and small in the other: a Mac's file system takes both for one name.
  static func path(of file: String, in folder: String) -> String? {
    let path = "\(folder)/\(file)"
    if FileManager.default.fileExists(atPath: path) { return path }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let found = names.first { $0 == file } ?? names.sorted().first { $0.lowercased() == file.lowercased() }
    return found.map { "\(folder)/\($0)" }
  }
}
