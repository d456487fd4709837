import Flipbook
import FlipbookExport
import FlipbookScenes
import FlipbookTestSupport
import Foundation

/// A layer scene of the `scenes/layers` folder.
struct LayerExample: Sendable, CustomStringConvertible {
  let name: String

  static let folder = Repository.scenes.appendingPathComponent("layers")

  static let all: [LayerExample] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.sorted().filter { $0.hasSuffix(".json") && !$0.hasSuffix(".batch.json") }.map {
      LayerExample(name: String($0.dropLast(5)))
    }
  }()

  var description: String { name }

  /// Where the approved display lists are, without the extension.
  var golden: String { "layer-scenes/\(name)" }

  @MainActor
  func source(scale: Double? = nil, rate: Int? = nil) throws -> SceneFrameSource {
    let bytes = Array(try Data(contentsOf: Self.folder.appendingPathComponent("\(name).json")))
    var settings = SceneSettings()
    settings.scale = scale
    settings.frameRate = rate.flatMap { FrameRate($0, over: 1) }
    let entry = SceneRegistry.Entry(name: name, kind: .layers) { .layerText(bytes) }
    return try SceneFrameSource(entry: entry, settings: settings, resources: TestRendering.resources)
  }
}
