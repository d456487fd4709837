import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// Has the page around zoom from a view. Reports a zoom of what is no page of a navigation stack.
struct ZoomTransitionModifier: ViewModifier {
  let key: ZoomKey
  /// The place of the scene's call.
  let place: (file: String, line: Int)
  @Environment(\.navigation) private var navigation

  init(key: ZoomKey, place: (file: String, line: Int)) { (self.key, self.place) = (key, place) }

  func body(content: Content) -> some View {
    content
      .transformPreference(NavigationBarKey.self) { $0.zooms = true }
      .preference(key: ZoomKeyPreference.self, value: key)
      .onAppear {
        // A page takes the key at the instant at which it appears.
        FilmClock.post(after: 0) {
          MainActor.assumeIsolated {
            let isTaken = navigation?.zoomSources.taken.contains(key) == true
            unsupported("View.navigationTransition", when: !isTaken, place.file, place.line)
          }
        }
      }
  }
}
