import Flipbook
import FlipbookCommand
import FlipbookSceneLists

// The program that a scene file is compiled to, with many scenes in it: tests run it in processes of their own without
// compiling anything.
MainActor.assumeIsolated {
  flipbookSceneStart()
  for scene in ExampleScene.allCases {
    var entry = scene.entry
    entry.name = scene.rawValue
    SceneRegistry.add(entry)
  }
  for scene in PublicStyleScene.all { SceneRegistry.add(scene.entry) }
  registerOwnScenes()
  switch CommandLine.arguments.dropFirst().first {
  case "names":
    print(SceneRegistry.entries.map(\.name).joined(separator: "\n"))
    exit(0)
  case "digests":
    do {
      try printDigests(Array(CommandLine.arguments.dropFirst(2)))
    } catch {
      print(error)
      exit(1)
    }
    exit(0)
  default: break
  }
  flipbookSceneMain()
}
