import FlipbookDrawing
import FlipbookViews
import Foundation

extension UIApplication {
  /// Shows the window of a film of SwiftUI, and others, in front of the film's views.
  func showFilmWindow() {
    guard !isKitFilm, let runtime = ViewRuntime.ofFilm else { return }
    runtime.showFront(
      EmbeddedView(
        make: { environment in
          let application = UIApplication.shared
          let window = application.filmWindow
          let host = HostWindow(window: window, environment: environment)
          host.followsEnvironment = false
          application.windowStack.begin(with: window, application.shownWindows.filter { !$0.isHosted })
          return host
        },
        update: { content, environment, _ in (content as? HostWindow)?.follow(environment.colorScheme) }))
  }
}
