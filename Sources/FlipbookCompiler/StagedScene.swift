/// The text that is compiled in place of a scene file: the file's own lines at their own line numbers, with
/// covered imports blanked and previews made into views, and below them the function that registers its scenes.
struct StagedScene {
  var text: String

  /// The name of the registering function, unlikely to be one of the scene's own.
  static let registerFunction = "_flipbookRegisterScenes"

  init(source: String, scene: ParsedScene) {
    var lines = [
      "", "#sourceLocation(file: \"flipbook-registration.swift\", line: 1)", "import Flipbook",
      "@MainActor func \(Self.registerFunction)() {",
    ]
    for found in scene.scenes {
      if !found.conditions.isEmpty { lines.append("#if \(found.conditions.joined(separator: " && "))") }
      lines.append("Flipbook.SceneRegistry.\(Self.call(for: found))")
      if !found.conditions.isEmpty { lines.append("#endif") }
    }
    lines += ["}", "#sourceLocation()", ""]
    text = SourceEdit.apply(scene.edits, to: source) + lines.joined(separator: "\n")
  }

  private static func call(for found: FoundScene) -> String {
    let name = "\"\(found.name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    guard found.isComplete else {
      let reason = found.isGeneric ? "is generic" : "needs \(found.needed.joined(separator: ", "))"
      return "note(\(name), line: \(found.line), \"\(reason)\")"
    }
    switch found.kind {
    case .clip: return "register(\(name), \(found.name).self)"
    case .app: return "register(\(name), app: \(found.name).self)"
    case .previewProvider: return "register(\(name), .preview) { \(found.name).previews }"
    case .previewMacro(let type): return "register(\(name), .preview) { \(type)() }"
    case .view: return "register(\(name), .view, isOutermost: \(found.isOutermost)) { \(found.name)() }"
    }
  }

  /// The executable's entry: registers the scenes and hands over to the command line in the library.
  static let main = """
    import Flipbook
    @_silgen_name("flipbook_scene_main") @MainActor func flipbookSceneMain() -> Never
    @_silgen_name("flipbook_scene_start") @MainActor func flipbookSceneStart()
    MainActor.assumeIsolated {
      flipbookSceneStart()
      \(registerFunction)()
      flipbookSceneMain()
    }

    """
}
