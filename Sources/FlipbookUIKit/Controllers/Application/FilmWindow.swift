import FlipbookDrawing
import FlipbookViews
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

  override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    didSet { followStyle() }
  }

  /// Gives the film's views the style of the root view controller's view, as they lie in that on a phone, or the window's.
  func followStyle() {
    guard !isFollowing else { return }
    let inner = rootViewController?.viewIfLoaded?.overrideUserInterfaceStyle ?? .unspecified
    ViewRuntime.ofFilm?.windowScheme.scheme = ColorScheme(
      inner == .unspecified ? overrideUserInterfaceStyle : inner)
  }

  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if subview !== rootViewController?.viewIfLoaded { UIApplication.shared.showFilmWindow() }
  }
}
