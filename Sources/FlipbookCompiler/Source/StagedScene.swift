import FlipbookLayerScenes

/// The text that is compiled in place of a scene file: the file's own lines at their own line numbers, with
/// covered imports blanked and previews made into views, and below them the function that registers its scenes.
struct StagedScene {
  var text: String

  /// The name of the registering function, unlikely to be one of the scene's own.
  static let registerFunction = "_flipbookRegisterScenes"

  /// The file name that the compiler reports for the lines added to a file.
  static let registrationFile = "flipbook-registration.swift"

  /// - Parameters:
  ///   - index: The file's number among those of the scene.
  ///   - path: For messages about the file.
  ///   - visiblePath: The path that the file is compiled under; nil for the same.
  ///   - sampled: Views that are shown with values made up, by name; nil for all that can be.
  ///   - uses: Names that do less than on a device.
  ///   - cuts: Parts of the file that are left out.
  init(
    source: String, scene: ParsedScene, index: Int = 0, path: String = "", visiblePath: String? = nil,
    sampled: Set<String>? = [], uses: [UnsupportedUse] = [], cuts: [SourceCut] = []
  ) {
    var lines = [
      "", "#sourceLocation(file: \"\(Self.registrationFile)\", line: 1)", "import Flipbook",
      "@MainActor func \(Self.registerFunction)\(index)() {",
    ]
    for found in scene.scenes {
      if !found.conditions.isEmpty { lines.append("#if \(found.conditions.joined(separator: " && "))") }
      let isSampled = sampled?.contains(found.name) ?? true
      lines.append("Flipbook.SceneRegistry.\(Self.call(for: found, isSampled: isSampled))")
      if !found.conditions.isEmpty { lines.append("#endif") }
    }
    for layer in scene.layerClasses {
      lines.append("Flipbook.LayerClasses.register(\(layer).self) { \(layer)() }")
    }
    lines += scene.nibRegistrations
    for prop in scene.props.list {
      lines.append("Flipbook.SceneRegistry.record(\(Self.arguments(prop)))")
    }
    if scene.props.isOpen { lines.append("Flipbook.SceneRegistry.recordOpenProps()") }
    for module in scene.unknownModules {
      lines.append(
        "Flipbook.SceneRegistry.reportMissing(module: \(Self.literal(module.name)), "
          + "place: \(Self.literal("\(path):\(module.line)")))")
    }
    for cut in cuts {
      lines.append(
        "Flipbook.SceneRegistry.reportCut(\(Self.literal(cut.reason)), "
          + "place: \(Self.literal("\(path):\(cut.line)")))")
    }
    let file = path.split(separator: "/").last.map(String.init) ?? path
    for use in uses where use.isProperty && use.name.effect != .unseen {
      lines.append(
        "Flipbook.SceneRegistry.recordUse(\(Self.literal(use.name.name)), "
          + "place: \(Self.literal("\(file):\(use.line)")))")
    }
    lines += ["}", "#sourceLocation()", ""]
    let escaped = Self.literal(visiblePath ?? path).dropFirst().dropLast()
    text =
      SourceEdit.apply(scene.edits, to: source).replacing(ExtensionOverrides.pathMark, with: String(escaped))
      + lines.joined(separator: "\n")
  }

  private static func literal(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }

  private static func arguments(_ prop: DeclaredProp) -> String {
    var list = [
      "prop: \(literal(prop.name))", "kind: \"\(prop.kind.rawValue)\"",
      "fallback: \(literal(prop.fallback ?? ""))",
    ]
    if let minimum = prop.minimum { list.append("minimum: \(minimum)") }
    if let maximum = prop.maximum { list.append("maximum: \(maximum)") }
    if let values = prop.values { list.append("values: [\(values.map(literal).joined(separator: ", "))]") }
    if let description = prop.description { list.append("description: \(literal(description))") }
    return list.joined(separator: ", ")
  }

  private static func call(for found: FoundScene, isSampled: Bool) -> String {
    let name = literal(found.name)
    guard found.isComplete else {
      let reason = found.isGeneric ? "is generic" : "needs \(found.needed.joined(separator: ", "))"
      if isSampled, !found.isGeneric, let sample = found.sample {
        return
          "register(\(name), sample: \(literal(sample)), line: \(found.line)) { \(found.name)(\(sample)) }"
      }
      return "record(\(name), line: \(found.line), \"\(reason)\")"
    }
    switch found.kind {
    case .clip: return "register(\(name), \(found.name).self)"
    case .app: return "register(\(name), app: \(found.name).self)"
    case .previewProvider:
      return "register(\(name), shows: \(shows(found)), previews: \(found.name).self)"
    case .previewMacro(let type):
      return "register(\(name), .preview, shows: \(shows(found))) { \(type)()\(found.modifiers) }"
    case .view: return "register(\(name), .view, isOutermost: \(found.isOutermost)) { \(found.name)() }"
    case .controller:
      return
        "register(\(name), .view, isOutermost: \(found.isOutermost), controller: { \(found.name)() })"
    case .uiView:
      return "register(\(name), .view, isOutermost: \(found.isOutermost), uiView: { \(found.name)() })"
    case .application: return "register(\(name), application: { \(found.name)() })"
    case .sceneDelegate: return "register(\(name), windowScene: { \(found.name)() })"
    }
  }

  private static func shows(_ found: FoundScene) -> String {
    "[\(found.shows.filter { $0.first?.isUppercase == true }.sorted().map(literal).joined(separator: ", "))]"
  }

  private static func record(_ asset: AssetReference) -> String {
    "Flipbook.SceneRegistry.reportMissing(asset: \(literal(asset.message)), place: \(literal(asset.place)))"
  }

  /// The executable's entry: registers the scenes and hands over to the command line in the library.
  ///
  /// - Parameters:
  ///   - count: The files of the scene.
  ///   - assets: Records the assets that the scene refers to and that don't exist.
  ///   - hasModels: Whether there are classes of models of Core Data's or Core ML's.
  ///   - shaders: Declarations and statements that make the functions of Metal files known.
  static func main(
    count: Int, assets: AssetSymbols? = nil, hasModels: Bool = false,
    shaders: (declarations: String, calls: [String]) = ("", [])
  ) -> String {
    """
    import Flipbook
    \(shaders.declarations)\
    @_silgen_name("flipbook_scene_main") @MainActor func flipbookSceneMain() -> Never
    @_silgen_name("flipbook_scene_start") @MainActor func flipbookSceneStart()
    MainActor.assumeIsolated {
      flipbookSceneStart()
      \(hasModels ? ModelRegistration.function + "()" : "")
      \(shaders.calls.joined(separator: "\n  "))
      \((0..<count).map { "\(registerFunction)\($0)()" }.joined(separator: "\n  "))
      \((assets?.missing ?? []).map(record).joined(separator: "\n  "))
      flipbookSceneMain()
    }

    """
  }
}
