import FlipbookDrawing
import Foundation

/// The text of a scene file.
package enum SceneFileText {
  /// The values of a text of JSON, with their places.
  ///
  /// - Throws: ``SceneFileError`` for what is too long, no UTF-8, no JSON, or has a key twice.
  package static func node(_ bytes: [UInt8]) throws -> JSONNode {
    let (node, duplicates) = try read(bytes)
    if let twice = duplicates.first {
      throw SceneFileError(issues: [
        SceneIssue(
          place: JSONPlace(offset: twice.offset, in: node, bytes: bytes),
          message: "the key \(SceneText.quoted(twice.key)) is there twice")
      ])
    }
    return node
  }

  /// - Throws: ``SceneFileError`` for what is too long, no UTF-8 or no JSON.
  static func read(_ bytes: [UInt8]) throws -> (node: JSONNode, duplicates: [(key: String, offset: Int)]) {
    func failure(_ message: String, _ offset: Int, path: String) -> SceneFileError {
      SceneFileError(issues: [
        SceneIssue(place: JSONPlace(offset: offset, path: path, in: bytes), message: message)
      ])
    }
    guard bytes.count <= JSONReader.textLimit else {
      throw failure(
        "the file has \(bytes.count >> 20) MB; a scene may have \(JSONReader.textLimit >> 20)", 0, path: "$")
    }
    var reader = JSONReader(bytes)
    do {
      let node = try reader.read()
      guard String(validating: bytes, as: UTF8.self) != nil else {
        throw failure("the file is not UTF-8 text", 0, path: "$")
      }
      return (node, reader.duplicates)
    } catch let error as JSONError {
      throw failure(error.message, error.offset, path: reader.path)
    }
  }
}
