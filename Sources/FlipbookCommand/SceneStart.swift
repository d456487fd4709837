import CProcess
import FlipbookScenes
import Foundation

/// Where a compiled scene's program begins, before anything of the scene runs: from here on its tasks run in film
/// time.
@_cdecl("flipbook_scene_start")
@MainActor
public func flipbookSceneStart() {
  SignalRelay.install()
  // The scene's output goes through a pipe; a crash must not lose it.
  process_print_by_lines()
  SceneHome.enterFromEnvironment()
  SceneEntry.journal?.answerQuestions()
  ObjectHeap.install()
  FilmExecutor.shared.install()
}

/// Where a compiled scene's program goes once its clips are registered. The name is the link between the main
/// file that is generated for a scene and this library: a scene then needs no module but Flipbook's own.
@_cdecl("flipbook_scene_main")
@MainActor
public func flipbookSceneMain() -> Never {
  let code = CommandLineTool(host: .scene).run(Array(CommandLine.arguments.dropFirst()))
  SceneEntry.journal?.record(.finished)
  exit(code)
}
