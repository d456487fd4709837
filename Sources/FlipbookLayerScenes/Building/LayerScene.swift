import FlipbookDrawing
import FlipbookMedia
import Foundation

/// A scene file, read and found right.
///
/// It holds no layers but knows how to make them, so that one reading serves any number of runs.
package final class LayerScene {
  /// How a scene goes into a film of another size.
  package typealias Fit = SceneFit

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

  /// In the film's time.
  package internal(set) var sounds: [Sound] = []
  /// The parts of the film.
  package internal(set) var sections: [FilmChapter] = []

  /// The longest file, in bytes.
  package static let textLimit = JSONReader.textLimit

  /// The size of the space that layers are placed in, in points; the film's size unless the scene is scaled
  /// to it.
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

  /// The role of a JSON text in a search for scenes.
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
