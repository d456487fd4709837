import Flipbook
import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookExport
import FlipbookRaster
import FlipbookSceneLists
import FlipbookScenes
import FlipbookTestSupport
import Testing

@MainActor
@Suite struct PublicStyleTests {
  private func source(_ scene: PublicStyleScene, alone: Bool) throws -> SceneFrameSource {
    var settings = SceneSettings()
    settings.scale = 1
    settings.frameRate = FrameRate(10)
    settings.duration = 4
    settings.playsAlone = alone
    return try SceneFrameSource(
      entry: scene.entry, settings: settings, resources: SceneResources.make(forSceneAt: "scene.swift"))
  }

  @Test(
    "a file as people publish them shows something, and moves by itself or when it is touched",
    // Tasks have no turn in a test, and what waits in film time in one has no thread of its own to wait on.
    arguments: PublicStyleScene.all.filter { $0.name != "TypewriterText" })
  func moves(_ scene: PublicStyleScene) throws {
    try DiagnosticCollector.$current.withValue(DiagnosticCollector()) {
      let still = try source(scene, alone: false)
      let first = still.displayList(at: 0)
      var (showsSomething, movesByItself) = (!first.items.isEmpty, false)
      for frame in 1..<still.format.frameCount {
        let list = still.displayList(at: frame)
        if !list.items.isEmpty { showsSomething = true }
        if list != first { movesByItself = true }
      }
      #expect(showsSomething)
      #expect(movesByItself == (scene.motion == .byItself))
      guard scene.motion == .whenTouched else { return }
      let touched = try source(scene, alone: true)
      #expect((1..<touched.format.frameCount).contains { touched.displayList(at: $0) != first })
    }
  }

  @Test("the pictures are painted, and not in one colour", arguments: PublicStyleScene.all.prefix(12))
  func paints(_ scene: PublicStyleScene) throws {
    try DiagnosticCollector.$current.withValue(DiagnosticCollector()) {
      let source = try source(scene, alone: false)
      let bitmap = try TestRendering.bitmap(of: source.displayList(at: 15))
      let first = bitmap[0, 0]
      var differs = false
      for y in stride(from: 0, to: bitmap.height, by: 3) where !differs {
        differs = stride(from: 0, to: bitmap.width, by: 3).contains { bitmap[$0, y] != first }
      }
      #expect(differs)
    }
  }
}
