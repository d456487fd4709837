import Flipbook
import FlipbookDrawing
import FlipbookLayers
import FlipbookUIKit
import FlipbookViews
import Foundation

/// Runs of scenes, one after the other in one process.
@MainActor
package enum SceneRun {
  /// Begins a run: puts what outlives a scene in this process back to how a new process has it.
  ///
  /// ``SceneFrameSource`` calls this each time it makes its scene, so a process can run any number of scenes. What a
  /// scene keeps in global and static variables of its own can't be put back: a run that must not see another's needs a
  /// process of its own.
  package static func begin() {
    if FilmExecutor.shared.isInstalled, SceneRegistry.hasBegun {
      // What the tasks of the scene before have ready is done without a film around them, and its waits are dropped.
      _ = FilmClock.trial { ViewRuntime.withoutCurrent { FilmExecutor.shared.finishJobs() } }
      removeDefaults()
    }
    // What a scene asks for while it is made, before its own film says otherwise.
    (FilmClock.drawingTime, FilmClock.frameDuration) = (0, 1.0 / 60)
    FilmScreen.scale = 1
    DrawingState.reset()
    LayerState.reset()
    UIKitState.reset()
    SceneRegistry.beginScene()
  }

  /// Removes the user defaults that the scene before has set. Only in a scene's own process: a test program keeps its own.
  private static func removeDefaults() {
    let defaults = UserDefaults.standard
    for key in defaults.dictionaryRepresentation().keys.sorted() { defaults.removeObject(forKey: key) }
  }
}
