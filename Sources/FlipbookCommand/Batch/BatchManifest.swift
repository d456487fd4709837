import FlipbookGoldens
import FlipbookScenes
import Foundation

/// A file that says which clips a batch renders: scenes × props × sizes × formats, named by a template.
///
/// ```json
/// { "output": "out/{scene}-{lang}-{size}.{ext}", "scenes": ["scenes/*.swift"],
///   "props": [{"lang": "en"}, {"lang": "de"}], "sizes": ["1280x720", "square=720x720"], "formats": ["mp4", "gif"] }
/// ```
/// `include` names more manifests, whose clips are rendered too.
struct BatchManifest {
  /// A size with the name that `{size}` stands for.
  struct Size: Equatable {
    var name: String
    /// Nil for the scene's own.
    var size: String?
    var scale: Double?
  }

  struct Format: Equatable {
    /// What `{ext}` stands for.
    var ending: String
    var codec: String?
    var quality: Int?
    /// A place in the scene: one picture in place of a film.
    var still: String?
  }

  /// The manifest's path, for messages.
  var path: String
  var output: String
  var scenes: [(pattern: String, scene: String?)] = []
  var props: [[String: Any]] = [[:]]
  var sizes = [Size(name: "", size: nil, scale: nil)]
  var formats = [Format(ending: "mp4")]
  /// Options of `render` by name.
  var options: [String: String] = [:]
  /// Seconds a clip may take.
  var timeLimit = 600.0

  private static let keys: Set<String> = [
    "output", "scenes", "props", "sizes", "formats", "options", "timeLimit", "include",
  ]
  private static let optionKeys: Set<String> = [
    "fps", "duration", "seed", "scheme", "background", "scale", "swift-version", "png-level", "pixel-format",
    "audio",
    "transparent", "strict",
  ]

  /// Reads a manifest and those it includes.
  ///
  /// - Throws: ``FlipbookFailure`` for what can't be understood, an unknown key, or a manifest that includes itself.
  static func read(_ path: String) throws -> [BatchManifest] {
    var manifests: [BatchManifest] = []
    try read(path, above: [], into: &manifests)
    return manifests
  }

  private static func read(_ path: String, above: [String], into manifests: inout [BatchManifest]) throws {
    let identity = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
    if let start = above.firstIndex(of: identity) {
      let names = (above[start...] + [identity]).map { PathText.name(of: $0) }
      throw FlipbookFailure(
        "Manifests include each other in a circle: \(names.joined(separator: " → ")).", .usage)
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw FlipbookFailure("There is no manifest \"\(path)\" that can be read.", .usage)
    }
    let root: Any
    do { root = try JSONSerialization.jsonObject(with: data) } catch {
      let reason = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "\(error)"
      throw FlipbookFailure("\"\(path)\" is not JSON: \(reason)", .usage)
    }
    let reader = ManifestReader(path: path)
    let object = try reader.object(root, "the manifest", keys: keys)
    let folder = PathText.folder(of: path)
    for (index, name) in try reader.texts(object["include"], "include").enumerated() {
      let inner = name.hasPrefix("/") || folder.isEmpty ? name : "\(folder)/\(name)"
      guard FileManager.default.fileExists(atPath: inner) else {
        throw reader.failure("include[\(index)]", "there is no file \"\(inner)\"")
      }
      try read(inner, above: above + [identity], into: &manifests)
    }
    // A manifest may do nothing but include others.
    if object["scenes"] != nil || object["include"] == nil {
      manifests.append(try BatchManifest(object, reader, folder: folder))
    }
  }

  private init(_ object: [String: Any], _ reader: ManifestReader, folder: String) throws {
    path = reader.path
    func place(_ name: String) -> String {
      name.hasPrefix("/") || folder.isEmpty ? name : "\(folder)/\(name)"
    }
    guard let output = object["output"] as? String, !output.isEmpty else {
      throw reader.failure("output", "must be a name such as \"out/{scene}.{ext}\"")
    }
    self.output = place(output)
    scenes = try reader.list(object["scenes"], "scenes").enumerated().map { index, entry in
      if let text = entry as? String { return (place(text), nil) }
      let where_ = "scenes[\(index)]"
      let scene = try reader.object(entry, where_, keys: ["file", "scene"])
      guard let file = scene["file"] as? String else { throw reader.failure(where_, "needs a \"file\"") }
      return (place(file), try scene["scene"].map { try reader.text($0, "\(where_).scene") })
    }
    guard !scenes.isEmpty else { throw reader.failure("scenes", "names no scene file") }
    if let value = object["props"] { props = try Self.variants(value, reader) }
    if let value = object["sizes"] { sizes = try Self.sizes(value, reader) }
    if let value = object["formats"] { formats = try Self.formats(value, reader) }
    if let value = object["options"] {
      for (key, value) in try reader.object(value, "options", keys: Self.optionKeys) {
        options[key] = try reader.scalar(value, "options.\(key)")
      }
    }
    if let value = object["timeLimit"] {
      guard let seconds = value as? Double, seconds > 0, seconds.isFinite else {
        throw reader.failure("timeLimit", "must be seconds above 0")
      }
      timeLimit = seconds
    }
  }

  /// A list of props, or lists of values for each prop that are combined.
  private static func variants(_ value: Any, _ reader: ManifestReader) throws -> [[String: Any]] {
    if let list = value as? [Any] {
      guard !list.isEmpty else { throw reader.failure("props", "is empty") }
      return try list.enumerated().map { try reader.object($1, "props[\($0)]", keys: nil) }
    }
    let axes = try reader.object(value, "props", keys: nil)
    var variants: [[String: Any]] = [[:]]
    for key in axes.keys.sorted() {
      let values = axes[key] as? [Any] ?? [axes[key] ?? NSNull()]
      // One empty list would leave no clips at all.
      guard !values.isEmpty else { throw reader.failure("props.\(key)", "has no value to render with") }
      variants = variants.flatMap { variant in values.map { variant.merging([key: $0]) { $1 } } }
    }
    return variants
  }

  private static func sizes(_ value: Any, _ reader: ManifestReader) throws -> [Size] {
    try reader.list(value, "sizes").enumerated().map { index, entry in
      guard let text = entry as? String else { throw reader.failure("sizes[\(index)]", "must be a text") }
      // `name=1280x720@2`: the name and the scale may be left out.
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      let dimensions = (parts.last ?? "").split(separator: "@").map(String.init)
      do {
        _ = try SizeText.parse(dimensions.first ?? "")
        let scale = dimensions.count > 1 ? try NumberText.positive(dimensions[1]) : nil
        return Size(name: parts.count > 1 ? parts[0] : text, size: dimensions[0], scale: scale)
      } catch let error as ValueError {
        throw reader.failure("sizes[\(index)]", "\"\(text)\" \(error.reason)")
      }
    }
  }

  private static func formats(_ value: Any, _ reader: ManifestReader) throws -> [Format] {
    try reader.list(value, "formats").enumerated().map { index, entry in
      if let text = entry as? String { return Format(ending: text) }
      let place = "formats[\(index)]"
      let object = try reader.object(entry, place, keys: ["ext", "codec", "crf", "at"])
      guard let ending = object["ext"] as? String else { throw reader.failure(place, "needs an \"ext\"") }
      return Format(
        ending: ending, codec: try object["codec"].map { try reader.text($0, "\(place).codec") },
        quality: try object["crf"].map { try reader.integer($0, "\(place).crf") },
        still: try object["at"].map { try reader.scalar($0, "\(place).at") })
    }
  }
}
