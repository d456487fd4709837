import Foundation

/// A storyboard or a file of views beside a scene: the scene's classes that it names.
package struct InterfaceDocument: Sendable {
  /// The file's name without its extension.
  package var name: String
  package var path: String
  /// The classes that its objects are of, where they are not UIKit's own.
  package var classes: Set<String>
  /// The class of the controller that it begins with; nil where it names none of the scene's own.
  package var initialClass: String?
  /// The storyboards that it refers to.
  package var storyboards: Set<String>

  package init(name: String, path: String, text: String) {
    (self.name, self.path) = (name, path)
    classes = Set(Self.values(of: "customClass", in: text))
    storyboards = Set(Self.values(of: "storyboardName", in: text))
    initialClass = Self.values(of: "initialViewController", in: text).first.flatMap { id in
      Self.elements(in: text).first { Self.values(of: "id", in: $0).first == id }
        .flatMap { Self.values(of: "customClass", in: $0).first }
    }
  }

  /// The values of an attribute, in order.
  private static func values(of attribute: String, in text: some StringProtocol) -> [String] {
    text.components(separatedBy: " \(attribute)=\"").dropFirst().compactMap { part in
      part.split(separator: "\"", maxSplits: 1, omittingEmptySubsequences: false).first.map(String.init)
    }
  }

  private static func elements(in text: String) -> [Substring] { text.split(separator: "<") }

  /// The most documents, and bytes of one, that are read.
  private static let limit = (documents: 400, bytes: 8 << 20)

  /// The documents below a folder, in the order of their paths, without those that package managers fetch.
  package static func all(in folder: String) -> [InterfaceDocument] {
    let below = FileManager.default.enumerator(
      at: URL(fileURLWithPath: folder), includingPropertiesForKeys: [.isDirectoryKey],
      options: [.skipsHiddenFiles])
    var paths: [String] = []
    while let url = below?.nextObject() as? URL {
      if SceneFolder.leftOut.contains(url.lastPathComponent) {
        below?.skipDescendants()
      } else if ["storyboard", "xib"].contains(url.pathExtension), paths.count < limit.documents {
        paths.append(url.path)
      }
    }
    return paths.sorted().compactMap { path in
      guard let data = FileManager.default.contents(atPath: path), data.count <= limit.bytes else {
        return nil
      }
      let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
      return InterfaceDocument(name: name, path: path, text: String(decoding: data, as: UTF8.self))
    }
  }
}
