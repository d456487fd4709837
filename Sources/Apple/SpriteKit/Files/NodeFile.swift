import Flipbook
import FlipbookDiagnostics
import Foundation

/// A file of Xcode's editors for scenes and particles.
@MainActor
struct NodeFile {
  private let archive: KeyedArchive
  private let name: String

  /// Returns the path of a file of the app's; nil for none.
  static func path(of name: String) -> String? {
    let bundle = SceneBundle.main
    let bare = name.hasSuffix(".sks") ? String(name.dropLast(4)) : name
    if name.hasPrefix("/") { return FileManager.default.fileExists(atPath: name) ? name : nil }
    guard let path = bundle.path(forResource: bare, ofType: "sks") else {
      DiagnosticCollector.current.warn("sprites.file", "There is no file \"\(bare).sks\" beside the scene.")
      return nil
    }
    return path
  }

  /// Reads a file; nil, with a diagnostic, for one that can't be read.
  init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path), let archive = KeyedArchive(data) else {
      DiagnosticCollector.current.warn(
        "sprites.file", "\(path) is no binary archive of SpriteKit's; it is left out.")
      return nil
    }
    self.archive = archive
    name = (path as NSString).lastPathComponent
  }

  /// Makes the node at the top.
  ///
  /// - Parameter type: The class of the node that is asked for.
  func node(asked type: SKNode.Type) -> SKNode? {
    archive.top.flatMap { NodeReader(file: name).node($0, as: type) }
  }
}
