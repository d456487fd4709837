/// The text that is compiled in place of a scene file: the file's own lines at their own line numbers, with
/// covered imports blanked, and below them the function that registers its clips.
struct StagedScene {
  var text: String

  /// The name of the registering function, unlikely to be one of the scene's own.
  static let registerFunction = "_flipbookRegisterClips"

  init(source: String, scene: ParsedScene) {
    var bytes = Array(source.utf8)
    for range in scene.coveredImports {
      for index in range where bytes[index] != UInt8(ascii: "\n") && bytes[index] != UInt8(ascii: "\r") {
        bytes[index] = UInt8(ascii: " ")
      }
    }
    var lines = [
      "", "#sourceLocation(file: \"flipbook-registration.swift\", line: 1)", "import Flipbook",
      "@MainActor func \(Self.registerFunction)() {",
    ]
    for clip in scene.clips {
      if !clip.conditions.isEmpty { lines.append("#if \(clip.conditions.joined(separator: " && "))") }
      lines.append("Flipbook.SceneRegistry.register(\"\(clip.name)\", \(clip.name).self)")
      if !clip.conditions.isEmpty { lines.append("#endif") }
    }
    lines += ["}", "#sourceLocation()", ""]
    text = String(decoding: bytes, as: UTF8.self) + lines.joined(separator: "\n")
  }

  /// The executable's entry: registers the clips and hands over to the command line in the library.
  static let main = """
    import Flipbook
    @_silgen_name("flipbook_scene_main") @MainActor func flipbookSceneMain() -> Never
    MainActor.assumeIsolated {
      \(registerFunction)()
      flipbookSceneMain()
    }

    """
}
