import FlipbookDrawing
import Foundation

/// The view of a ``FilmController``, in front of the film's views.
final class FilmRootView: UIView {
  override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    didSet { UIApplication.shared.filmWindow.followStyle() }
  }

  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    UIApplication.shared.showFilmWindow()
  }
}
