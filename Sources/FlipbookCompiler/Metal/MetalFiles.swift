import FlipbookDrawing
import FlipbookScenes
import Foundation

/// The Metal files of a scene or a project whose Swift files call shaders.
struct MetalFiles {
  /// In the order of their paths.
  let paths: [String]

  /// Files and folders that are looked at, at most.
  private static let limit = 20_000
  /// Files that are compiled, at most.
  private static let countLimit = 400

  /// Those below a scene's folder, or beside a file that is a scene by itself.
  init(of file: SceneFile, parts: [SceneFile.Part]) {
    guard parts.contains(where: { Self.callsShaders($0.source) }) else {
      paths = []
      return
    }
    paths = file.isFolder ? Self.below(file.absolutePath) : Self.beside(file.folder)
  }

  /// Those below a folder. Hidden folders and those of builds are left out.
  init(below folder: String) { paths = Self.below(folder) }

  private static func beside(_ folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".metal") }.sorted().prefix(countLimit).map { folder + "/" + $0 }
  }

  private static func below(_ folder: String) -> [String] {
    var found: [String] = []
    var count = 0
    let walk = FileManager.default.enumerator(atPath: folder)
    while let path = walk?.nextObject() as? String, count < limit, found.count < countLimit {
      count += 1
      let name = (path as NSString).lastPathComponent
      if name.hasPrefix(".") || name.hasSuffix(".xcassets") {
        walk?.skipDescendants()
      } else if name.hasSuffix(".metal") {
        found.append(folder + "/" + path)
      }
    }
    return found.sorted()
  }

  /// Whether a Swift file names a library of shaders.
  static func callsShaders(_ source: String) -> Bool {
    source.contains("ShaderLibrary") || source.contains("ShaderFunction")
  }

  /// Adds what the functions are made from to a hash.
  func hash(into hasher: inout ContentHasher) {
    for path in paths {
      hasher.combine(path)
      if let bytes = FileManager.default.contents(atPath: path) { hasher.combine(bytes: bytes) }
    }
  }
}
