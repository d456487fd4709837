import FlipbookDiagnostics
import Foundation

extension SceneFile {
  /// The most names of a folder that are compared.
  private static let mostNames = 2_000

  /// The scene beside a missing one whose name is like it; nil where none is.
  static func nearest(_ path: String) -> String? {
    let (folder, name) = ((path as NSString).deletingLastPathComponent, (path as NSString).lastPathComponent)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
    let scenes = names.prefix(mostNames).filter { $0.hasSuffix(".swift") || holdsLayers($0) }.sorted()
    func stem(_ name: String) -> String { (name as NSString).deletingPathExtension }
    // An extension that all share would allow as many slips more.
    let near = NearestWord.find(stem(name), in: scenes.map(stem))
    let found = scenes.first { stem($0) == near }
    return found.map { folder.isEmpty ? $0 : (folder as NSString).appendingPathComponent($0) }
  }
}
