import Flipbook
import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import FlipbookViews
import Foundation

/// Runs of scenes. A process can run any number of them, one after the other or in turns.
@MainActor
package enum SceneRun {
  /// The program's part of ``SceneContext``.
  private final class State {
    var hasBegun = false
  }

  private static let slot = ContextSlot(.program) { State() }

  /// Begins a run in a context of its own, which is entered.
  ///
  /// The scene's own global and static variables keep their values, and so do the user defaults of runs that take
  /// turns: a run that must not see another's needs a process of its own.
  ///
  /// - Parameters:
  ///   - assets: The assets of `Bundle.main`.
  ///   - isPad: Whether texts for tablets are shown.
  package static func begin(
    assets: SceneAssets, locale: Locale = Locale(identifier: "en_US"), isPad: Bool = false
  ) -> SceneContext {
    let state = SceneContext.current[slot]
    if state.hasBegun, FilmExecutor.shared.isInstalled {
      removeDefaults()
      SceneHome.clear()
    }
    state.hasBegun = true
    let context = SceneContext.current.nextScene()
    context.enter()
    assets.set(in: context)
    SceneLocale.set(locale, isPad: isPad, in: context)
    return context
  }

  /// Has the next run be the process's first, after one whose scene was no one's.
  static func forget() { SceneContext.current[slot].hasBegun = false }

  /// Ends a run that another of the same scene follows: what its tasks have ready is done without a film around them, and
  /// their waits are dropped.
  package static func end(_ context: SceneContext) {
    guard FilmExecutor.shared.isInstalled else { return }
    // A child without a runtime: what the tasks defer finds no run loop.
    context.child().whileCurrent { FilmClock.droppingWork { FilmExecutor.shared.finishJobs() } }
  }

  /// Removes the user defaults that the scene before has set. Only in a scene's own process: a test program keeps its own.
  private static func removeDefaults() {
    let defaults = UserDefaults.standard
    for key in defaults.dictionaryRepresentation().keys.sorted() { defaults.removeObject(forKey: key) }
  }
}
