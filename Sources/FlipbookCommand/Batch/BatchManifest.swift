import FlipbookGoldens
import FlipbookScenes
import Foundation

/// A file that says which clips a batch renders: scenes × rows × props × sizes × formats, named by a template.
///
/// ```json
/// { "output": "out/{scene}-{lang}-{size}.{ext}", "scenes": ["scenes/*.swift"], "rows": "people.csv",
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
    /// The value of `{ext}`.
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
  /// Data, a clip for each; one row without any unless the manifest has some.
  var rows = [BatchRow(place: "")]
  /// The file that the rows are from.
  var rowFile: String?
  var props: [[String: Any]] = [[:]]
  var sizes = [Size(name: "", size: nil, scale: nil)]
  var formats = [Format(ending: "mp4")]
  /// Options of `render` by name.
  var options: [String: String] = [:]
  /// Patterns of files that clips depend on; nil for all that lie beside their scene.
  var inputs: [String]?
  /// Seconds a clip may take.
  var timeLimit = 600.0

  static let keys: Set<String> = [
    "output", "scenes", "rows", "props", "sizes", "formats", "options", "inputs", "timeLimit", "include",
    "$schema", "description",
  ]
  static let optionKeys: Set<String> = [
    "fps", "duration", "seed", "date", "scheme", "background", "scale", "swift-version", "png-level",
    "pixel-format",
    "audio", "captions", "transparent", "strict", "renderer",
  ]
  /// Options that a row may have of its own.
  static let rowOptionKeys: Set<String> = [
    "fps", "duration", "seed", "date", "scheme", "background", "scale", "audio", "captions",
    "transparent",
  ]
  static let formatKeys: Set<String> = ["ext", "codec", "crf", "at"]
  static let sceneKeys: Set<String> = ["file", "scene"]

  /// Reads a manifest and those it includes.
  ///
  /// - Parameter limit: The most clips that a batch may have.
  /// - Throws: ``FlipbookFailure`` for what can't be understood, an unknown key, or a manifest that includes itself.
  static func read(_ path: String, limit: Int) throws -> [BatchManifest] {
    var manifests: [BatchManifest] = []
    try read(path, above: [], limit: limit, into: &manifests)
    return manifests
  }

  private static func read(_ path: String, above: [String], limit: Int, into manifests: inout [BatchManifest])
    throws
  {
    let identity = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
    if let start = above.firstIndex(of: identity) {
      let names = (above[start...] + [identity]).map { PathText.name(of: $0) }
      throw FlipbookFailure(
        "Manifests include each other in a circle: \(names.joined(separator: " → ")).", .usage)
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw FlipbookFailure("There is no manifest \"\(path)\" that can be read.", .usage)
    }
    let reader = ManifestReader(path: path)
    let object = try reader.object(try reader.json(data), "the manifest", keys: keys)
    let folder = PathText.folder(of: path)
    for (index, name) in try reader.texts(object["include"], "include").enumerated() {
      let inner = name.hasPrefix("/") || folder.isEmpty ? name : "\(folder)/\(name)"
      guard FileManager.default.fileExists(atPath: inner) else {
        throw reader.failure("include[\(index)]", "there is no file \"\(inner)\"")
      }
      try read(inner, above: above + [identity], limit: limit, into: &manifests)
    }
    // A manifest may do nothing but include others.
    if object["scenes"] != nil || object["include"] == nil {
      manifests.append(try BatchManifest(object, reader, folder: folder, limit: limit))
    }
  }

  private init(_ object: [String: Any], _ reader: ManifestReader, folder: String, limit: Int) throws {
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
      let scene = try reader.object(entry, where_, keys: Self.sceneKeys)
      guard let file = scene["file"] as? String else { throw reader.failure(where_, "needs a \"file\"") }
      return (place(file), try scene["scene"].map { try reader.text($0, "\(where_).scene") })
    }
    guard !scenes.isEmpty else { throw reader.failure("scenes", "names no scene file") }
    try readRows(object, reader, limit: limit, place)
    if let value = object["sizes"] { sizes = try Self.sizes(value, reader) }
    if let value = object["formats"] { formats = try Self.formats(value, reader) }
    if let value = object["options"] {
      for (key, value) in try reader.object(value, "options", keys: Self.optionKeys) {
        options[key] = try Self.option(key, value, "options.\(key)", reader)
      }
    }
    if let captions = options["captions"] { options["captions"] = place(captions) }
    if let audio = options["audio"] { options["audio"] = SoundList.map(audio, place) }
    if object["inputs"] != nil {
      inputs = try reader.texts(object["inputs"], "inputs", mayBeEmpty: true).map(place)
    }
    if let value = object["timeLimit"] {
      guard let seconds = value as? Double, seconds > 0, seconds.isFinite else {
        throw reader.failure("timeLimit", "must be seconds above 0")
      }
      timeLimit = seconds
    }
  }

  /// Rows stand in the manifest or in a file; props may name one in place of a list.
  private mutating func readRows(
    _ object: [String: Any], _ reader: ManifestReader, limit: Int, _ place: (String) -> String
  ) throws {
    var source = object["rows"]
    if let value = object["props"] {
      if value is String {
        guard source == nil else {
          throw reader.failure("props", "names a file of rows, but there are \"rows\" too")
        }
        source = value
      } else {
        props = try Self.variants(value, reader, limit: limit)
      }
    }
    guard let source else { return }
    if let name = source as? String {
      rowFile = place(name)
      rows = try BatchRowFile(path: place(name), limit: limit).read()
    } else {
      rows = try reader.list(source, "rows").enumerated().map {
        try BatchRowFile.row($1, "rows[\($0)]", reader)
      }
    }
    for index in rows.indices {
      rows[index].number = index + 1
      if let captions = rows[index].options["captions"] { rows[index].options["captions"] = place(captions) }
      if let audio = rows[index].options["audio"] {
        rows[index].options["audio"] = SoundList.map(audio, place)
      }
    }
  }

  /// The value of an option as it stands on a command line. Sounds may be a list.
  static func option(_ key: String, _ value: Any, _ place: String, _ reader: ManifestReader) throws -> String
  {
    if key == "audio", !(value is String), let text = SoundList.text(value, { $0 }) { return text }
    return try reader.scalar(value, place)
  }

  /// The place of an output that a row names: in the folder of the manifest's, with its ending where it has none.
  func output(named name: String) -> String {
    let folder = PathText.folder(of: output.prefix { $0 != "{" } + "x")
    let path = folder.isEmpty ? name : folder == "/" ? "/" + name : "\(folder)/\(name)"
    return PathText.ending(of: name).isEmpty ? path + ".{ext}" : path
  }

  /// Whether the names of files depend on a prop.
  func uses(_ name: String) -> Bool { ([output] + (inputs ?? [])).contains { $0.contains("{\(name)}") } }
}
