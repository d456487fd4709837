import Flipbook
import FlipbookLayerScenes
import FlipbookLayers
import FlipbookMotion
import FlipbookTime
import Foundation

/// Layer scenes and Lottie animations: files that are read in this process.
@MainActor
package enum LayerSceneFile {
  /// Makes a file the scene of this process. Its errors are reported when it is read for a run, with the run's
  /// settings.
  ///
  /// - Throws: ``FlipbookFailure`` when there is no such file or it is no text.
  package static func hold(_ path: String) throws {
    let bytes = try bytes(of: path)
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    SceneRegistry.hold(SceneRegistry.Entry(name: name, kind: .layers) { .layerText(bytes) })
    self.path = path
  }

  /// The content of a file: text, or a container of animations.
  ///
  /// - Throws: ``FlipbookFailure`` when there is no such file or it is no text.
  package static func bytes(of path: String) throws -> [UInt8] {
    let file = try SceneFile(path: path)
    return file.container ?? Array(file.source.utf8)
  }

  /// The program's part of ``SceneContext``.
  private final class State {
    var path: String?
  }

  private static let slot = ContextSlot(.program) { State() }

  /// The file of this process's scene, as the person wrote it.
  private static var path: String? {
    get { SceneContext.current[slot].path }
    set { SceneContext.current[slot].path = newValue }
  }

  /// A scene's content with a layer scene or a Lottie animation read; other content as it is.
  ///
  /// - Throws: ``FlipbookFailure`` with everything that is wrong with the file.
  package static func read(
    _ content: SceneRegistry.Content, path name: String, settings: SceneSettings, resources: DrawingResources
  ) throws -> SceneRegistry.Content {
    guard case .layerText(let bytes) = content else { return content }
    if let animation = try LottieClip(
      bytes, path: path ?? name, props: settings.props, resources: resources)
    {
      return .clip(animation)
    }
    do {
      return .layers(try LayerScene.read(bytes, options: options(settings), resources: resources))
    } catch let error as SceneFileError {
      throw FlipbookFailure(message(error, path: path ?? name), .scene)
    }
  }

  /// The options of a layer scene from the settings of a run.
  package static func options(_ settings: SceneSettings) -> LayerSceneOptions {
    var options = LayerSceneOptions()
    options.size = settings.size
    options.scale = settings.scale
    options.duration = settings.duration
    options.isDark = settings.colorScheme == .dark
    options.seed = settings.seed
    options.props = settings.props.values.mapValues(value)
    return options
  }

  private static func value(_ prop: PropValue) -> JSONNode.Value {
    switch prop {
    case .null: .null
    case .bool(let flag): .bool(flag)
    case .number(let number): .number(number)
    case .string(let text): .string(text)
    case .array(let list): .array(list.map { JSONNode(value($0), offset: 0) })
    case .object(let members):
      // A dictionary has no order of its own.
      .object(
        members.sorted { $0.key < $1.key }.map {
          JSONNode.Member(key: $0.key, keyOffset: 0, node: JSONNode(value($0.value), offset: 0))
        })
    }
  }

  /// The most issues that a command but `validate` prints.
  private static let mostIssues = 20

  /// Every issue on a line of its own, with the place as editors and terminals know it.
  private static func message(_ error: SceneFileError, path: String) -> String {
    var lines = error.issues.prefix(mostIssues).map { "\(path):\($0)" }
    let count = error.issues.count + error.droppedCount
    if count > mostIssues {
      lines.append("… and \(count - mostIssues) more; \"flipbook validate\" lists them")
    }
    let head = count == 1 ? "something is wrong" : "\(count) things are wrong"
    return "\"\(path)\" can't be used; \(head):\n" + lines.joined(separator: "\n")
  }
}
