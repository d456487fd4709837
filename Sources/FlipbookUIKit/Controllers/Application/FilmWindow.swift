import FlipbookDrawing
import Foundation

/// The window of a film of SwiftUI: it has the film's size and is key. The film's views lie behind it; it is shown once there is
/// something in it.
final class FilmWindow: UIWindow {
  init() {
    super.init(frame: UIScreen.main.bounds)
    isKeyWindow = true
    windowScene = .main
    isHosted = true
    let insets = FilmScreen.insets
    coveredByHost = UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    rootViewController = FilmController()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if subview !== rootViewController?.viewIfLoaded { UIApplication.shared.showFilmWindow() }
  }
}
