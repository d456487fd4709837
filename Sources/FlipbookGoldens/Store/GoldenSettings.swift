import FlipbookScenes
import Foundation

/// The settings with which a folder's goldens are rendered: the file `goldens.json` in it.
///
/// ```json
/// { "at": ["0", "50%", "2.5s"], "scale": 0.5, "scenes": { "Clock": { "at": ["1s"], "seed": 7 } } }
/// ```
///
/// The previews of a project take lists of variants: `{ "scheme": ["light", "dark"], "locale": ["en_US", "de"] }`.
package struct GoldenSettings: Equatable, Sendable {
  /// Options of the command line, by name, for all scenes.
  package var common: [String: String] = [:]
  /// Options for scene files by name, without folder and extension.
  package var scenes: [String: [String: String]] = [:]

  package static let fileName = "goldens.json"

  /// Keys whose values may be lists: every combination is a variant. In the order in which they stand in names.
  package static let variants = [
    "scheme", "contrast", "type-size", "legibility", "locale", "direction", "device", "orientation", "layout",
  ]

  private static let keys = Set(
    ["at", "size", "scale", "seed", "date", "props", "fps", "duration"] + variants)

  package init() {}

  /// The settings of a folder; none when it has no such file.
  ///
  /// - Throws: ``FlipbookFailure`` that names what can't be understood.
  package init(folder: String) throws {
    let path = "\(folder)/\(Self.fileName)"
    guard let data = FileManager.default.contents(atPath: path) else {
      self.init()
      return
    }
    try self.init(data: data, name: "\"\(path)\"")
  }

  init(data: Data, name: String) throws {
    guard var object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw FlipbookFailure("\(name) is not a JSON object.", .usage)
    }
    let scenes = object.removeValue(forKey: "scenes")
    common = try Self.options(object, place: name)
    guard let scenes else { return }
    guard let scenes = scenes as? [String: Any] else {
      throw FlipbookFailure("\(name): \"scenes\" must be an object of scenes by name.", .usage)
    }
    for (scene, value) in scenes {
      guard let value = value as? [String: Any] else {
        throw FlipbookFailure("\(name): \"\(scene)\" must be an object.", .usage)
      }
      self.scenes[scene] = try Self.options(value, place: "\(name), \"\(scene)\"")
    }
  }

  /// The options for a scene file; its own take precedence over the common ones.
  package func options(for scene: String) -> [String: String] {
    common.merging(scenes[scene] ?? [:]) { $1 }
  }

  private static func options(_ object: [String: Any], place: String) throws -> [String: String] {
    var options: [String: String] = [:]
    for (key, value) in object {
      guard keys.contains(key) else {
        throw FlipbookFailure(
          "\(place): there is no key \"\(key)\"; there are \(keys.sorted().joined(separator: ", ")).", .usage)
      }
      switch (key, value) {
      case ("at", let places as [Any]): options[key] = places.map { "\($0)" }.joined(separator: ",")
      case ("props", let props as [String: Any]):
        let data = try JSONSerialization.data(withJSONObject: props, options: .sortedKeys)
        options[key] = String(decoding: data, as: UTF8.self)
      // A list of variants, for the previews of a project.
      case (_, let list as [String]) where variants.contains(key): options[key] = list.joined(separator: ",")
      case (_, let text as String): options[key] = text
      case ("scale", let number as Double), ("fps", let number as Double), ("duration", let number as Double):
        options[key] = "\(number)"
      case ("seed", let number as Int): options[key] = "\(number)"
      default: throw FlipbookFailure("\(place): the value of \"\(key)\" can't be understood.", .usage)
      }
    }
    return options
  }
}
