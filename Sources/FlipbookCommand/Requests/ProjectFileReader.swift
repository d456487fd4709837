import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookExport
import FlipbookLayerScenes
import FlipbookMotion
import FlipbookScenes
import Foundation

/// Reads a project file, with messages that name the line.
struct ProjectFileReader {
  let path: String
  let bytes: [UInt8]

  /// The keys of the file.
  static let keys = ["$schema", "fonts", "colors", "presets", "defaults", "description"]
  /// The keys of a preset besides options.
  static let presetKeys = ["extends", "formats", "description"]

  /// The options that a project and its presets may set.
  static let options: [OptionSpec] =
    (OptionSections.picture.options + OptionSections.film).filter {
      !["fonts", "captions", "audio"].contains($0.name)
    }

  private func failure(_ offset: Int, _ message: String) -> FlipbookFailure {
    let line = 1 + bytes.prefix(offset).count { $0 == 10 }
    return FlipbookFailure("\(path):\(line): \(message)", .scene)
  }

  private func wrong(_ node: JSONNode, _ expected: String) -> FlipbookFailure {
    failure(node.offset, "this should be \(expected), not \(node.inWords).")
  }

  private func unknown(_ member: JSONNode.Member, _ what: String, _ names: [String]) -> FlipbookFailure {
    let hint = NearestWord.find(member.key, in: names).map { "; do you mean \"\($0)\"?" }
    return failure(
      member.keyOffset,
      "\(what) has no key \"\(member.key)\"\(hint ?? "; there are \(names.sorted().joined(separator: ", ")).")"
    )
  }

  func read() throws -> ProjectFile {
    let root: JSONNode
    do { root = try SceneFileText.node(bytes) } catch let error as SceneFileError {
      guard let issue = error.issues.first else { throw failure(0, "the file can't be read.") }
      throw FlipbookFailure("\(path):\(issue.place.line): \(issue.message).", .scene)
    }
    guard let members = root.object else { throw wrong(root, "an object") }
    var file = ProjectFile(path: path)
    for member in members {
      switch member.key {
      case "$schema", "description": break
      case "fonts": file.fonts = try fonts(member.node)
      case "colors": file.colors = try colors(member.node)
      case "presets": file.presets = try presets(member.node)
      case "defaults": break
      default: throw unknown(member, "a project", Self.keys)
      }
    }
    // They may name presets of the file's own.
    if let defaults = members.last(where: { $0.key == "defaults" })?.node {
      file.defaults = try options(defaults, "\"defaults\"", also: []).options
      if let name = file.defaults.values["preset"], !FilmPreset.speeds.contains(name) {
        let names = (file.presets + FilmPreset.all).map(\.name)
        guard names.contains(name) else {
          throw failure(
            defaults["preset"]?.offset ?? defaults.offset,
            "there is no preset \"\(name)\"; there are \(names.joined(separator: ", ")).")
        }
      }
    }
    return file
  }

  private func fonts(_ node: JSONNode) throws -> [String] {
    guard let list = node.array else { throw wrong(node, "a list of folders") }
    return try list.map { entry in
      guard let name = entry.string, !name.isEmpty, !name.contains("\0") else {
        throw wrong(entry, "a folder")
      }
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
      let place = name.hasPrefix("/") ? name : folder + "/" + name
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: place, isDirectory: &isFolder), isFolder.boolValue else {
        throw failure(entry.offset, "there is no folder \"\(name)\" beside the file.")
      }
      return URL(fileURLWithPath: place).standardizedFileURL.path
    }
  }

  // MARK: Colours

  private func colors(_ node: JSONNode) throws -> [String: AssetCatalog.NamedColor] {
    guard let members = node.object else { throw wrong(node, "an object: colours by their names") }
    var colors: [String: AssetCatalog.NamedColor] = [:]
    for member in members {
      guard !member.key.isEmpty else { throw failure(member.keyOffset, "a colour needs a name.") }
      guard member.node.object != nil else {
        let color = try color(member.node)
        colors[member.key] = AssetCatalog.NamedColor(light: color, dark: color)
        continue
      }
      for part in member.node.object ?? [] where !["light", "dark"].contains(part.key) {
        throw unknown(part, "a colour", ["light", "dark"])
      }
      guard let light = member.node["light"] else {
        throw failure(member.node.offset, "a colour needs \"light\".")
      }
      let (first, second) = (try color(light), try member.node["dark"].map(color))
      colors[member.key] = AssetCatalog.NamedColor(light: first, dark: second ?? first)
    }
    return colors
  }

  private func color(_ node: JSONNode) throws -> RGBA {
    guard let text = node.string else { throw wrong(node, "a colour such as \"#1e90ff\"") }
    do { return try ColorText.parse(text).resolvedRGBA(in: EnvironmentValues()) } catch let error
      as ValueError
    {
      throw failure(node.offset, "\"\(text)\" \(error.reason).")
    }
  }

  // MARK: Options

  private func presets(_ node: JSONNode) throws -> [FilmPreset] {
    guard let members = node.object else { throw wrong(node, "an object: presets by their names") }
    var presets: [FilmPreset] = []
    for member in members {
      let (own, others) = try options(member.node, "a preset", also: Self.presetKeys)
      var preset = FilmPreset(name: member.key, doc: "", formats: OutputFormat.allCases)
      if let base = others["extends"] {
        let known = presets + FilmPreset.all
        guard let name = base.string, let found = known.first(where: { $0.name == name }) else {
          throw failure(
            base.offset, "\"extends\" should be one of \(known.map(\.name).joined(separator: ", ")).")
        }
        preset = found
        preset.name = member.key
      }
      guard !FilmPreset.speeds.contains(member.key), member.key != "" else {
        throw failure(
          member.keyOffset, "\"\(member.key)\" is a speed of the encoder and no name for a preset.")
      }
      preset.doc = others["description"]?.string ?? preset.doc
      if let formats = others["formats"] { preset.formats = try self.formats(formats) }
      var values = own.values
      if let pixels = values.removeValue(forKey: "pixels") {
        let size = try PixelText.parse(pixels)
        (preset.pixels, preset.longSide) = (size.pixels, size.longSide)
      }
      if values["size"] != nil || values["scale"] != nil { (preset.pixels, preset.longSide) = (nil, nil) }
      preset.options.merge(values) { _, new in new }
      if own.flags.contains("transparent") { preset.isTransparent = true }
      presets.append(preset)
    }
    return presets
  }

  private func formats(_ node: JSONNode) throws -> [OutputFormat] {
    guard let list = node.array, !list.isEmpty else { throw wrong(node, "a list of formats") }
    return try list.map { entry in
      guard let format = entry.string.flatMap(OutputFormat.init(rawValue:)) else {
        throw wrong(entry, "one of \(OutputFormat.allCases.map(\.rawValue).joined(separator: ", "))")
      }
      return format
    }
  }

  /// The options of an object, checked as on a command line, and its other keys.
  private func options(
    _ node: JSONNode, _ what: String, also: [String]
  ) throws -> (options: ParsedOptions, others: [String: JSONNode]) {
    guard let members = node.object else { throw wrong(node, "an object: options by their names") }
    var result = ParsedOptions()
    var others: [String: JSONNode] = [:]
    for member in members {
      if also.contains(member.key) {
        others[member.key] = member.node
        continue
      }
      guard let spec = Self.options.first(where: { $0.name == member.key }) else {
        throw unknown(member, what, Self.options.map(\.name) + also)
      }
      if spec.value == nil {
        guard case .bool(let flag) = member.node.value else { throw wrong(member.node, "true or false") }
        if flag { result.flags.insert(spec.name) }
        continue
      }
      switch member.node.value {
      case .string(let text): result.values[spec.name] = text
      case .number(let number): result.values[spec.name] = PlainNumber.text(number)
      default: throw wrong(member.node, "a text or a number")
      }
      var one = ParsedOptions()
      one.values[spec.name] = result.values[spec.name]
      do {
        _ = try SceneRequest.settings(one)
        if spec.name != "preset" { _ = try FilmOptions.settings(one, path: "a.mp4") }
      } catch let error as FlipbookFailure {
        throw failure(member.node.offset, error.message)
      }
    }
    return (result, others)
  }
}
