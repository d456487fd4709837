import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// Has the page around zoom from a view.
struct ZoomTransitionModifier: ViewModifier {
  let key: ZoomKey
  /// Reports the zoom of what is no page of a navigation stack.
  let report: @MainActor () -> Void
  @Environment(\.navigation) private var navigation

  init(key: ZoomKey, report: @escaping @MainActor () -> Void) { (self.key, self.report) = (key, report) }

  func body(content: Content) -> some View {
    content
      .transformPreference(NavigationBarKey.self) { $0.zooms = true }
      .preference(key: ZoomKeyPreference.self, value: key)
      .onAppear {
        // A page takes the key at the instant at which it appears.
        FilmClock.post(after: 0) {
          MainActor.assumeIsolated {
            if navigation?.zoomSources.taken.contains(key) != true { report() }
          }
        }
      }
  }
}
