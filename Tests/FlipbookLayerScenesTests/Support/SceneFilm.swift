import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import FlipbookTestSupport
import Foundation

@testable import FlipbookLayerScenes

/// Scene files for tests.
@MainActor
enum SceneFilm {
  /// Reads a scene.
  static func scene(_ text: String, options: LayerSceneOptions = LayerSceneOptions()) throws -> LayerScene {
    try LayerScene.read(Array(text.utf8), options: options, resources: TestRendering.resources)
  }

  /// A scene of 100 × 100 points with some layers.
  static func scene(layers: String, _ more: String = "") throws -> LayerScene {
    try scene("{\"size\": [100, 100], \"layers\": [\(layers)]\(more.isEmpty ? "" : ", " + more)}")
  }

  static func player(_ scene: LayerScene) -> LayerScenePlayer {
    LayerScenePlayer(
      scene, environment: EnvironmentValues(), background: .white, resources: TestRendering.resources)
  }

  /// What is reported while something is done.
  static func diagnostics(_ body: () throws -> Void) rethrows -> [Diagnostic] {
    let collector = DiagnosticCollector()
    try DiagnosticCollector.$current.withValue(collector) { try body() }
    return collector.diagnostics
  }

  /// What is wrong with a text: path and message of each issue.
  static func issues(_ text: String, options: LayerSceneOptions = LayerSceneOptions()) -> [String] {
    do {
      _ = try scene(text, options: options)
      return []
    } catch let error as SceneFileError {
      return error.issues.map { "\($0.place.path): \($0.message)" }
    } catch {
      return ["\(error)"]
    }
  }

  /// What is wrong with one layer.
  static func issues(layer: String) -> [String] { issues("{\"layers\": [\(layer)]}") }

  /// The folder of the checkout.
  static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The example scenes, by name.
  static func examples() throws -> [(name: String, bytes: [UInt8])] {
    let folder = repository.appendingPathComponent("scenes/layers")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().compactMap { name in
      guard name.hasSuffix(".json"), !name.hasSuffix(".batch.json") else { return nil }
      return (name, Array(try Data(contentsOf: folder.appendingPathComponent(name))))
    }
  }
}
