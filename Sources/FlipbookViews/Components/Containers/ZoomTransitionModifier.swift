import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// Has the page, the cover or the sheet around zoom from a view.
struct ZoomTransitionModifier: ViewModifier {
  let key: ZoomKey
  /// Reports the zoom of what is none of them.
  let report: @MainActor () -> Void

  init(key: ZoomKey, report: @escaping @MainActor () -> Void) { (self.key, self.report) = (key, report) }

  func body(content: Content) -> some View {
    content
      .transformPreference(NavigationBarKey.self) { $0.zooms = true }
      .preference(key: ZoomKeyPreference.self, value: key)
      .onAppear {
        // They take the key at the instant at which they appear.
        FilmClock.post(after: 0) {
          MainActor.assumeIsolated {
            if ViewRuntime.current?.zoomSources.taken.contains(key) != true { report() }
          }
        }
      }
  }
}
