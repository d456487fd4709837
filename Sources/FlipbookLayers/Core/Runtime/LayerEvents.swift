import FlipbookMotion
import FlipbookTime
import Foundation

/// Work of layers at film times.
enum LayerEvents {
  /// Has something done now, but after what is going on.
  static func post(_ action: @escaping () -> Void) {
    let work = OnSceneThread(action)
    MainActor.assumeIsolated {
      guard let runLoop = FilmClock.runLoop else { return work.value() }
      runLoop.post(at: runLoop.now) { work.value() }
    }
  }

  /// Has something done at a film time. Nil where no film runs.
  static func post(at time: TimeInterval, _ action: @escaping () -> Void) -> EventToken? {
    guard time < .infinity else { return nil }
    let work = OnSceneThread(action)
    return MainActor.assumeIsolated {
      FilmClock.runLoop.map { EventToken(token: $0.post(at: time) { work.value() }) }
    }
  }
}
