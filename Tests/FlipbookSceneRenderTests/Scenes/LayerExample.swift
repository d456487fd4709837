import Flipbook
import FlipbookExport
import FlipbookScenes
import FlipbookTestSupport
import Foundation

/// A layer scene of the `scenes/layers` folder, or a Lottie animation of `scenes/lottie`.
struct LayerExample: Sendable, CustomStringConvertible {
  let name: String

  /// The folder below `scenes`.
  let folder: String

  static let all = examples("layers") + examples("lottie")

  private static func examples(_ folder: String) -> [LayerExample] {
    let path = Repository.scenes.appendingPathComponent(folder).path
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return files.sorted().filter { $0.hasSuffix(".json") && !$0.hasSuffix(".batch.json") }.map {
      LayerExample(name: String($0.dropLast(5)), folder: folder)
    }
  }

  var description: String { name }

  /// Where the approved display lists are, without the extension.
  var golden: String { "\(folder == "layers" ? "layer-scenes" : folder)/\(name)" }

  @MainActor
  func source(scale: Double? = nil, rate: Int? = nil) throws -> SceneFrameSource {
    let file = Repository.scenes.appendingPathComponent("\(folder)/\(name).json")
    let bytes = Array(try Data(contentsOf: file))
    var settings = SceneSettings()
    settings.scale = scale
    settings.frameRate = rate.flatMap { FrameRate($0, over: 1) }
    let entry = SceneRegistry.Entry(name: name, kind: .layers) { .layerText(bytes) }
    return try SceneFrameSource(entry: entry, settings: settings, resources: TestRendering.resources)
  }
}
