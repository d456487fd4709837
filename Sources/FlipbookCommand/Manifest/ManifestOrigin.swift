import Flipbook
import FlipbookGoldens
import FlipbookScenes

/// The inputs of a render as a manifest keeps them: written, and read back.
@MainActor
enum ManifestOrigin {
  /// The options that decide what the pictures are.
  private static let specs = [OptionSections.scene, OptionSections.lottie, OptionSections.picture]
    .flatMap(\.options)
  private static let names = Set(specs.map(\.name))

  static func make(_ source: SceneFrameSource, path: String, _ options: ParsedOptions) throws
    -> FrameManifest.Origin
  {
    let file = try SceneFile(path: path)
    var kept: [String: [String]] = [:]
    for (name, value) in options.values where names.contains(name) { kept[name] = [value] }
    for (name, values) in options.lists where names.contains(name) && !values.isEmpty { kept[name] = values }
    for flag in options.flags where names.contains(flag) { kept[flag] = [] }
    if let props = kept["props"]?.first, !props.trimmingCharacters(in: .whitespaces).hasPrefix("{") {
      // The file's present content, not its name.
      kept["props"] = [try String(contentsOfFile: props, encoding: .utf8)]
    }
    if let script = ScriptFile.text(options) { kept["script"] = [script] }
    let format = source.format
    return FrameManifest.Origin(
      file: PathText.name(of: path), scene: source.name,
      sceneHash: ContentHash(of: Array(file.source.utf8)), options: kept, width: format.pixelWidth,
      height: format.pixelHeight,
      frameRate: "\(format.frameRate.numerator)/\(format.frameRate.denominator)",
      frameCount: format.frameCount, flipbook: FlipbookVersion.current, machine: .current)
  }

  /// The options a manifest was made with, as if they were given.
  static func options(_ manifest: FrameManifest) -> ParsedOptions {
    var options = ParsedOptions()
    let lists = Set(specs.filter(\.repeats).map(\.name))
    for (name, values) in manifest.origin.options {
      if lists.contains(name) {
        options.lists[name] = values
      } else if let value = values.first {
        options.values[name] = value
      } else {
        options.flags.insert(name)
      }
    }
    if options.values["scene"] == nil, options.values["view"] == nil {
      options.values["scene"] = manifest.origin.scene
    }
    return options
  }

  /// Sentences about inputs that have changed since a manifest was made.
  static func changes(since manifest: FrameManifest, path: String) throws -> [String] {
    var notes: [String] = []
    let origin = manifest.origin
    if ContentHash(of: Array(try SceneFile(path: path).source.utf8)) != origin.sceneHash {
      notes.append("\"\(path)\" has changed since the manifest was made.")
    }
    if origin.flipbook != FlipbookVersion.current {
      notes.append(
        "The manifest was made by flipbook \(origin.flipbook); this is \(FlipbookVersion.current).")
    }
    let machine = origin.machine.differences(from: .current)
    if !machine.isEmpty {
      notes.append("This machine is not the manifest's: \(machine.joined(separator: "; ")).")
    }
    return notes
  }
}
