import FlipbookDrawing
import Foundation

@testable import FlipbookUIKit

/// Documents of Interface Builder's, written for tests.
@MainActor
enum NibDocuments {
  /// A storyboard of scenes, each of them the text of its objects.
  static func storyboard(initial: String, _ scenes: [String]) throws -> NibFile {
    let text = scenes.enumerated().map {
      "<scene sceneID=\"s\($0.offset)\"><objects>\($0.element)</objects></scene>"
    }
    return try document("initialViewController=\"\(initial)\"", "<scenes>\(text.joined())</scenes>")
  }

  /// A file of views.
  static func views(_ objects: String) throws -> NibFile { try document("", "<objects>\(objects)</objects>") }

  private static func document(_ attributes: String, _ content: String) throws -> NibFile {
    let text =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?><document type=\"com.apple.InterfaceBuilder3\" \(attributes)>"
      + content + "</document>"
    return try NibFile(name: "Test", bundle: .main, data: Data(text.utf8))
  }

  static let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"200\" height=\"200\"/>"
}
