import FlipbookDrawing
import Foundation

/// What a run asks of a scene file, in the place of what the file says.
package struct LayerSceneOptions {
  /// In points.
  package var size: CGSize?
  /// Pixels per point.
  package var scale: Double?
  /// In seconds.
  package var duration: Double?
  package var isDark = false
  package var seed: UInt64 = 0
  /// What `--props` says.
  package var props: [String: JSONNode.Value] = [:]
  /// Whether props that have neither a value nor a default get one of their type, so that the rest can be checked.
  package var fillsMissingProps = false

  package init() {}
}

/// A scene file, read and found right.
///
/// It holds no layers but knows how to make them, so that one reading serves any number of runs.
package final class LayerScene {
  /// How a scene goes into a film of another size.
  package enum Fit: String, CaseIterable, Sendable {
    case none, contain, cover, fill
  }

  package internal(set) var title: String?
  /// The film's, in points.
  package internal(set) var size = CGSize(width: 1280, height: 720)
  /// Pixels per point.
  package internal(set) var scale = 1.0
  /// Frames a second.
  package internal(set) var frameRate = 30.0
  /// In seconds.
  package internal(set) var duration = 5.0
  /// Nil for nothing.
  package internal(set) var background: RGBA? = .white
  /// Where the size and the rest stand, for messages about their values.
  package internal(set) var markers: [String: Double] = [:]

  /// The longest file, in bytes.
  package static let textLimit = JSONReader.textLimit

  /// What layers are placed in, in points; the film's size unless the scene is scaled to it.
  var designSize = CGSize(width: 1280, height: 720)
  var fit = Fit.none
  var root: SceneLayer?
  var layers: [SceneLayer] = []
  var transactions: [SceneTransaction] = []
  let seed: UInt64

  init(seed: UInt64) { self.seed = seed }

  /// Reads a scene file.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - resources: Where images are found.
  /// - Throws: ``SceneFileError`` with everything that is wrong.
  package static func read(
    _ bytes: [UInt8], options: LayerSceneOptions = LayerSceneOptions(), resources: DrawingResources
  ) throws -> LayerScene {
    let root = try SceneFileText.read(bytes)
    let issues = SceneIssues()
    for (key, offset) in root.duplicates { issues.report(offset, "the key \"\(key)\" is there twice") }
    let reader = SceneReader(root.node, issues: issues, options: options, resources: resources)
    let scene = reader.read()
    guard issues.isEmpty else { throw issues.error(root.node, bytes) }
    return scene
  }

  /// What a text of JSON is to those who look for scenes.
  package enum Kind: Equatable {
    case scene
    /// Why it is none, as the end of a sentence that begins with "it".
    case other(String)
    /// No JSON; reading it as a scene says why.
    case broken
  }

  /// Whether a text looks like a scene: an object with "layers".
  package static func kind(_ bytes: [UInt8]) -> Kind {
    guard let root = try? SceneFileText.read(bytes).node else { return .broken }
    guard root.object != nil else {
      return .other("is \(root.inWords), and a scene is an object with \"layers\"")
    }
    if root["layers"] != nil { return .scene }
    if root["scenes"] != nil {
      return .other("is a manifest of clips, for flipbook batch: it has \"scenes\"")
    }
    return .other("is an object without \"layers\"")
  }

  /// Whether a text looks like a scene.
  package static func isScene(_ bytes: [UInt8]) -> Bool { kind(bytes) == .scene }
}

/// The text of a scene file.
enum SceneFileText {
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
