import Foundation

/// A storyboard, a file of views or a file of SpriteKit's beside a scene: the scene's classes that it names.
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

  /// The most documents of a folder, and bytes of one, that are read.
  static let limit = (count: 400, bytes: 8 << 20)
  /// The extensions of documents.
  static let kinds: Set<String> = ["storyboard", "xib", "sks"]

  /// Reads a document; nil where it can't be read, or is too large.
  package init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path), data.count <= Self.limit.bytes else {
      return nil
    }
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    self.init(name: name, path: path, text: String(decoding: data, as: UTF8.self))
    if path.hasSuffix(".sks") { classes = Self.words(of: data) }
  }

  /// The texts of a binary archive that may be names of classes: a byte before each says its length.
  private static func words(of archive: Data) -> Set<String> {
    func isPart(_ byte: UInt8) -> Bool {
      (65...90).contains(byte) || (97...122).contains(byte) || (48...57).contains(byte) || byte == 95
    }
    let bytes = Array(archive)
    var words: Set<String> = []
    for (index, byte) in bytes.enumerated() where byte >> 4 == 5 {
      var (start, count) = (index + 1, Int(byte & 15))
      if count == 15 {
        guard index + 2 < bytes.count, bytes[index + 1] == 0x10 else { continue }
        (start, count) = (index + 3, Int(bytes[index + 2]))
      }
      guard count > 0, start + count <= bytes.count else { continue }
      let text = bytes[start..<start + count]
      if text.allSatisfy(isPart) { words.insert(String(decoding: text, as: UTF8.self)) }
    }
    return words
  }
}
